import '../../i18n/words/params'
import { get, getIn, membersOf, type JsonNode } from '../../core/json/node'
import { type RowGroup, type RowPlace, tupleKeyOf } from '../../core/model/row-places'
import { discriminatorOf, nameOfVariant, variantsOf } from '../../core/model/variants'
import { nameOfValue } from '../../core/model/choices'
import { useWords } from '../kit/use-words'

/** What a row without a name of its own is called, and by which field it is told from the others. */
export interface RowLabel {
  readonly label: string
  readonly told?: string
}

/** The labels of the rows of a group, in their order. */
export function useRowLabels(tool: JsonNode, group: RowGroup): readonly RowLabel[] {
  const t = useWords()
  const holder = group.list.slice(0, -1)
  if (group.role === 'variant') {
    const variants = variantsOf(getIn(tool, holder) ?? { kind: 'null' })
    const told = variants && discriminatorOf(tool, holder, variants)
    return group.rows.map((row, i) => {
      const branch = { index: Number(row.path.at(-1)), schema: row.schema }
      const value = told?.values.get(branch.index)
      const name = nameOfVariant(tool, group.list, branch, told)
      return {
        label: name ?? t('params.variantNumber', { number: i + 1 }),
        ...(told && value
          ? { told: t('params.toldBy', { name: told.name, value: nameOfValue(value) }) }
          : {}),
      }
    })
  }
  return group.rows.map((row, i) => ({ label: labelOf(row, i) }))

  function labelOf({ role, name }: RowPlace, index: number): string {
    const schema = getIn(tool, group.list)
    if (role === 'parameter') return name === '' ? t('params.noName') : name
    if (role === 'entry') return t('params.entryNumber', { number: index + 1 })
    if (role === 'item')
      return t(schema && tupleKeyOf(schema) ? 'params.furtherEntry' : 'params.eachEntry')
    const hasFields = membersOf(get(schema, 'properties')).length > 0
    return t(hasFields ? 'params.otherField' : 'params.eachValue')
  }
}
