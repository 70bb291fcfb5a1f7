import type { JsonNode, Path } from '../json/node'
import { descriptionOf } from '../model/description'
import { DESCRIPTION_KEYS } from '../model/tool'
import { oncePer } from '../once-per'
import { parametersOf } from '../schema/parameters'

export interface ShownText {
  readonly path: Path
  readonly text: string
}

/** The texts that describe a tool: its description, or each answer, and the texts of its parameters. */
export const shownTexts = oncePer((tool: JsonNode): readonly ShownText[] => {
  const description = descriptionOf(tool)
  const own: ShownText[] =
    description.kind === 'string'
      ? [{ path: ['description'], text: description.text }]
      : description.kind === 'answers'
        ? DESCRIPTION_KEYS.flatMap((key) => {
            const text = description.answers[key]
            return text === undefined ? [] : [{ path: ['description', key], text }]
          })
        : []
  return [
    ...own,
    ...parametersOf(tool).map(({ path, text }) => ({ path: [...path, 'description'], text })),
  ].filter(({ text }) => text.trim() !== '')
})
