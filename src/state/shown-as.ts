import { create } from 'zustand'

interface ShownAs {
  /** The dialect whose model is asked about. */
  readonly dialect: string
  /** Only what that model gets, word for word. */
  readonly isExact: boolean
}

/** How a reader's page shows what a model sees. */
export const useShownAs = create<ShownAs>()(() => ({ dialect: 'openai.chat', isExact: false }))

export const dialectShown = (dialect: string): void => useShownAs.setState({ dialect })
export const exactShown = (isExact: boolean): void => useShownAs.setState({ isExact })
