import { create, useStore } from 'zustand'
import type { Path } from '../core/json/node'
import type { Lang } from '../core/lint/rule'
import { drawnFrom } from './drawn'

export type Theme = 'system' | 'light' | 'dark'
export const SIDE_TABS = ['json', 'checklist', 'export', 'try', 'bench', 'review'] as const
export type SideTab = (typeof SIDE_TABS)[number]
/** Which pane a narrow window shows. */
export type Pane = 'list' | 'form' | 'side'

/** A wish to go to a place in the selected tool: the form focuses its field, the JSON pane its text. */
export interface PlaceRequest {
  readonly path: Path
  readonly from: 'checklist' | 'form' | 'json' | 'list'
  /** Grows with each wish, so that the same place can be asked for twice. */
  readonly turn: number
  /** Where in the tool's text the caret is to go, for a place that has no field. */
  readonly caret?: number
}

export interface ViewState {
  readonly lang: Lang
  readonly theme: Theme
  readonly sideTab: SideTab
  readonly pane: Pane
  /** Whether the bench takes the form's place, in a window that shows them side by side. */
  readonly benchIsWide: boolean
  readonly place?: PlaceRequest
  readonly saved: 'nothing' | 'saving' | 'saved' | 'not-persistent' | 'failed' | 'conflict'
}

export const useView = create<ViewState>()(() => ({
  lang: 'en',
  theme: 'system',
  sideTab: 'json',
  pane: 'form',
  benchIsWide: false,
  saved: 'nothing',
}))

const drawn = drawnFrom(useView)

/** How saving stands, to be drawn: typing that is to be saved comes first. */
export const useSaved = (): ViewState['saved'] => useStore(drawn, (state) => state.saved)

export const languageChosen = (lang: Lang): void => useView.setState({ lang })
export const themeChosen = (theme: Theme): void => useView.setState({ theme })
export const sideTabChosen = (sideTab: SideTab): void => useView.setState({ sideTab })
export const paneChosen = (pane: Pane): void => useView.setState({ pane })
export const benchWidened = (benchIsWide: boolean): void => useView.setState({ benchIsWide })
export const savingChanged = (saved: ViewState['saved']): void => useView.setState({ saved })

export function placeAsked(path: Path, from: PlaceRequest['from'], caret?: number): void {
  useView.setState((state) => ({
    // The place is one of the form, which has to be there.
    benchIsWide: false,
    place: {
      path,
      from,
      turn: (state.place?.turn ?? 0) + 1,
      ...(caret !== undefined && { caret }),
    },
  }))
}
