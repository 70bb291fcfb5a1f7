import type { Path } from '../json/node'
import type { TOOL_KEYS } from '../model/tool'

export type ToolKey = (typeof TOOL_KEYS)[number]

/** A member of the wire that the document models under another name, or the same. */
export interface Field {
  readonly wire: string
  readonly tool: ToolKey
  /** A schema may come as a JSON string, and is read. */
  readonly isSchema?: boolean
}

/** How a vendor lays out a tool: the data from which items are read and written. */
export interface Shape {
  readonly family: string
  /** Where the fields stand in the item: the root, or inside a wrapper. */
  readonly path: Path
  readonly fields: readonly Field[]
  /** Members that only say the shape, such as `type: function`; they stand at the item's root. */
  readonly marks: Readonly<Record<string, string>>
  /** Members that the vendor knows and the document does not model: kept under `vendor`, unremarked. */
  readonly vendorFields: readonly string[]
  /** Members of the family that other shapes of it know and this one does not. */
  readonly foreignFields?: readonly string[]
  /** The vendor refuses a tool without an input schema. */
  readonly needsSchema: boolean
  /** The vendor gives parameters as a list; elsewhere that is a mistake, which is read and reported. */
  readonly listsParameters?: true
  /** The member of `vendor` for what stands beside the wrapper. */
  readonly wrapperBag?: string
}

export const field = (wire: string, tool: ToolKey = wire as ToolKey): Field => ({ wire, tool })
export const schemaField = (wire: string, tool: ToolKey): Field => ({ wire, tool, isSchema: true })

/** The wire name of the input schema. */
export function schemaKeyOf(shape: Shape): string {
  return shape.fields.find((each) => each.tool === 'inputSchema')!.wire
}
