import '../../../i18n/words/calls'
import '../../../i18n/words/params'
import { useId } from 'react'
import { bool, get, getIn, itemsOf, type JsonNode, type Path } from '../../../core/json/node'
import { pointer } from '../../../core/json/pointer'
import { print } from '../../../core/json/print'
import { kindOf } from '../../../core/model/parameter-kind'
import type { OwnParameter } from '../../../core/model/parameters'
import { bodyOf } from '../../../core/model/schema-body'
import { isSameValue, misfitOf } from '../../../core/schema/misfit'
import { Select } from '../../kit/Select'
import { TextArea } from '../../kit/TextArea'
import { useWords } from '../../kit/use-words'
import { findingsId, useFormTool } from '../form-context'
import { textFor, valueFrom } from '../typed-value'
import { refusalOf } from '../use-keyword'
import { useTypingRun } from '../use-typing-run'
import { valueStyle } from '../value-style'

interface Props {
  readonly path: Path
  readonly value: JsonNode
  readonly parameter: OwnParameter | undefined
  readonly label: string
  /** The checklist has found what is wrong with it; its sentence stands beneath the example. */
  readonly isFound: boolean
  readonly onValue: (value: JsonNode) => void
}

/** One argument: chosen where its values are known, else typed; checked at once. */
export function ArgumentField({ path, value, parameter, label, isFound, onValue }: Props) {
  const { tool } = useFormTool()
  const t = useWords()
  const schema = parameter && bodyOf(tool, parameter.path).schema
  const kind = schema ? kindOf(schema) : 'any'
  const known: readonly JsonNode[] =
    kind === 'boolean'
      ? [bool(true), bool(false)]
      : kind === 'choice'
        ? itemsOf(get(schema, 'enum'))
        : []
  const chosen = known.findIndex((each) => isSameValue(each, value))
  if (known.length > 1 && known.length <= MOST_CHOICES && chosen >= 0)
    return (
      <Select
        look="s"
        value={String(chosen)}
        aria-label={label}
        data-path={pointer(path)}
        options={known.map((each, i) => ({
          value: String(i),
          label:
            each.kind === 'boolean'
              ? t(each.value ? 'calls.yes' : 'calls.no')
              : each.kind === 'string'
                ? each.value
                : print(each, 0),
        }))}
        onChoose={(next) => onValue(known[Number(next)]!)}
      />
    )
  return (
    <TypedArgument
      path={path}
      value={value}
      label={label}
      parameter={parameter}
      isFound={isFound}
      as={schema ? valueStyle(kind, schema) : value.kind === 'string' ? 'text' : 'json'}
      onValue={onValue}
    />
  )
}

/** Longer lists are typed. */
const MOST_CHOICES = 60

function TypedArgument({
  path,
  value,
  label,
  parameter,
  isFound,
  as,
  onValue,
}: Props & { as: ReturnType<typeof valueStyle> }) {
  const t = useWords()
  const id = useId()
  const { tool } = useFormTool()
  const text = textFor(value, as)
  const run = useTypingRun((now) => textFor(getIn(now, path), as))
  const { refusal } = run
  const root = get(tool, 'inputSchema')
  const misfit = parameter && root && !refusal ? misfitOf(value, parameter.schema, root) : undefined
  const note = refusal
    ? t(refusal)
    : misfit &&
      !isFound &&
      t('params.misfit', { reason: `${misfit.keyword} ${misfit.bound}`.trim() })
  return (
    <span>
      <TextArea
        look={as === 'text' ? 's' : 's mono'}
        spellCheck={as === 'text'}
        value={text}
        tone={refusal || misfit ? 'error' : undefined}
        aria-label={label}
        aria-describedby={note ? id : misfit ? findingsId(path.slice(0, 2)) : undefined}
        data-path={pointer(path)}
        onText={(typed) => {
          const next = valueFrom(typed, as)
          if (!next.ok) return run.refuse(refusalOf(next.reason))
          run.take(path, () => onValue(next.node))
          return textFor(next.node, as)
        }}
      />
      {note && (
        <span className="refusal" id={id} role="status">
          {note}
        </span>
      )}
    </span>
  )
}
