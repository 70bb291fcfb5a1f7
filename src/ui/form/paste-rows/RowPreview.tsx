import '../../../i18n/words/rows'
import { firstExample, IF_TAKEN, type IfTaken } from '../../../core/authoring/rows/add-rows'
import type { PastedRow } from '../../../core/authoring/rows/pasted-rows'
import { get, itemsOf, type JsonNode } from '../../../core/json/node'
import { pointer } from '../../../core/json/pointer'
import { print, printScalar } from '../../../core/json/print'
import { INPUT, freeName } from '../../../core/model/parameters'
import { mainTypeOf } from '../../../core/schema/types'
import type { WordKey } from '../../../i18n/words'
import { Checkbox } from '../../kit/Checkbox'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { useFormTool } from '../form-context'

/** What the author decided about a row. */
export interface RowChoice {
  readonly isTaken: boolean
  readonly isRequired: boolean
  readonly ifTaken: IfTaken
  /** Which of the proposed lists of values are meant. */
  readonly values: ReadonlySet<number>
}

export interface ShownRow {
  readonly row: PastedRow
  readonly isTaken: boolean
  readonly choice: RowChoice
}

/** The rows that were read, each to be taken or not. */
export function RowPreview({
  rows,
  onChoice,
}: {
  rows: readonly ShownRow[]
  onChoice: (name: string, choice: RowChoice) => void
}) {
  const t = useWords()
  return (
    <table className="paste-rows">
      <thead>
        <tr>
          <th scope="col">{t('rows.name')}</th>
          <th scope="col">{t('rows.type')}</th>
          <th scope="col">{t('rows.required')}</th>
          <th scope="col">{t('rows.example')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((shown) => (
          <Row
            key={shown.row.name}
            shown={shown}
            onChoice={(change) => onChoice(shown.row.name, { ...shown.choice, ...change })}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row({
  shown: { row, isTaken, choice },
  onChoice,
}: {
  shown: ShownRow
  onChoice: (change: Partial<RowChoice>) => void
}) {
  const t = useWords()
  const { tool } = useFormTool()
  const { name, schema } = row
  const example = firstExample(schema)
  return (
    <tr>
      <td>
        <Checkbox checked={choice.isTaken} onCheck={(isTaken) => onChoice({ isTaken })}>
          <span className="sr">{t('rows.take')} </span>
          <code>{name}</code>
        </Checkbox>
        {isTaken && (
          <div className="paste-taken">
            <span>{t('rows.taken')}</span>
            <Select
              look="s"
              aria-label={t('rows.ifTakenOf', { name })}
              value={choice.ifTaken}
              options={IF_TAKEN.map((value) => ({
                value,
                label: t(`rows.ifTaken_${value}`, { name: freeName(tool, INPUT, name) }),
              }))}
              onChoose={(ifTaken) => onChoice({ ifTaken })}
            />
          </div>
        )}
        {row.hasSecret && <p className="quiet">{t('rows.secret')}</p>}
        {row.choices.map(({ path, values }, i) => (
          <Checkbox
            key={pointer(path)}
            checked={choice.values.has(i)}
            onCheck={(on) => {
              const next = new Set(choice.values)
              if (on) next.add(i)
              else next.delete(i)
              onChoice({ values: next })
            }}
          >
            {t('rows.onlyThese', { values: values.map(shortText).join(', ') })}
          </Checkbox>
        ))}
      </td>
      <td>{typeWords(schema, t)}</td>
      <td>
        <Checkbox checked={choice.isRequired} onCheck={(isRequired) => onChoice({ isRequired })}>
          <span className="sr">{t('rows.requiredOf', { name })}</span>
        </Checkbox>
      </td>
      <td>{example && <code>{shortText(example)}</code>}</td>
    </tr>
  )
}

const shortText = (node: JsonNode): string =>
  node.kind === 'string'
    ? node.value
    : node.kind === 'object' || node.kind === 'array'
      ? print(node, 0)
      : printScalar(node)

const TYPES = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'] as const

function typeWords(
  schema: JsonNode,
  t: (key: WordKey, values?: Record<string, string>) => string,
): string {
  const type = TYPES.find((each) => each === mainTypeOf(schema))
  if (!type) {
    const first = TYPES.find((each) =>
      itemsOf(get(schema, 'type')).some((one) => one.kind === 'string' && one.value === each),
    )
    return first ? t(`rows.type_${first}`) : t('rows.any')
  }
  const items = get(schema, 'items')
  return type === 'array' && items
    ? t('rows.listOf', { type: typeWords(items, t) })
    : t(`rows.type_${type}`)
}
