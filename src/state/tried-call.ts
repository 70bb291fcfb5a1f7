import { create } from 'zustand'
import type { CallForm } from '../core/calls/sent-call'

/** What a model sent and how it is looked at. It stays while tools are edited; it is no part of them. */
export interface TriedCall {
  readonly text: string
  /** The records of the tools that calls of these names are taken for. */
  readonly byName: ReadonlyMap<string, string>
  /** The same for arguments without a name; the tool on screen where none was chosen. */
  readonly bare?: string
  /** In which form calls that come in this one are answered, where it is another. */
  readonly answers: ReadonlyMap<CallForm, string>
}

const NOTHING: TriedCall = { text: '', byName: new Map(), answers: new Map() }

export const useTriedCall = create<TriedCall>()(() => NOTHING)

export const sentTyped = (text: string): void => useTriedCall.setState({ text })

/** Another text altogether: what was chosen for the one before does not hold for it. */
export const sentReplaced = (text: string): void =>
  useTriedCall.setState({ ...NOTHING, text }, true)

export const toolMeant = (name: string | undefined, id: string): void =>
  useTriedCall.setState(({ byName }) =>
    name === undefined ? { bare: id } : { byName: new Map(byName).set(name, id) },
  )

export const answerFormChosen = (form: CallForm, answer: string): void =>
  useTriedCall.setState(({ answers }) => ({ answers: new Map(answers).set(form, answer) }))
