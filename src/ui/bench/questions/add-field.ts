import { signal } from '../../kit/signal'

/** The tool that a question is to be written for, and a number that grows with each wish. */
export const addFieldFor = signal<{ readonly tool: string; readonly turn: number }>({
  tool: '',
  turn: 0,
})

/** Goes to the field for a new question, with a tool chosen. */
export const addFieldAsked = (tool: string): void =>
  addFieldFor.set({ tool, turn: addFieldFor.get().turn + 1 })
