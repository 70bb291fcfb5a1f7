import { type ComponentType, createContext, type ReactNode } from 'react'
import type { JsonNode, JsonObject, Path } from '../../core/json/node'
import type { Asked } from '../../core/lint/checklists/answer'
import type { LinkPlace } from '../../core/share/link-place'

/** What a remark is about, within its tool, or within the set where there is none. */
export interface Spot {
  /** A place in the tool; all of it when left out. */
  readonly path?: Path
  /** The rule of a finding. */
  readonly rule?: string
  /** A line of a checklist, as `list/number`. */
  readonly line?: string
}

/** The tool that a part of the page is about, and its place among the entries. */
export interface SpotTool {
  readonly tool: JsonObject
  readonly index: number
}

export interface TalkProps {
  readonly spot: Spot
  /** What the spot is called, for those who hear the page. */
  readonly label: string
}

export interface SignProps {
  /** A line of a checklist; all of the tool when left out. */
  readonly line?: string
  readonly label: string
}

/** What makes a page for reading one for reviewing; it comes after the words are on screen. */
export interface TalkParts {
  readonly Talk: ComponentType<TalkProps>
  readonly Sign: ComponentType<SignProps>
  /** What was said of a tool, or the set, that has no line of its own on the page. */
  readonly Rest: ComponentType
  readonly ShownAs: ComponentType
  /** How many of the tools somebody signed off. */
  readonly SignedCount: ComponentType<{ readonly entries: readonly JsonNode[] }>
  /** Whether a tool is signed off; what is given stands for one that is not. */
  readonly SignedMark: ComponentType<{ readonly index: number; readonly children: ReactNode }>
  /** Copies the link that leads to a tool. */
  readonly ToolLink: ComponentType
  /** Goes to the place that a link leads to. */
  readonly GoToPlace: ComponentType<{
    readonly place: LinkPlace | 'damaged'
    readonly isReady: boolean
  }>
  readonly Bar: ComponentType<{ readonly asked: Asked | undefined }>
}

export const TalkPartsContext = createContext<TalkParts | undefined>(undefined)

/** Nothing where the part is about the set. */
export const SpotToolContext = createContext<SpotTool | undefined>(undefined)
