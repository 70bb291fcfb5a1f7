import '../../i18n/words/params'
import { pointer } from '../../core/json/pointer'
import { type Kind, KINDS, setKind } from '../../core/model/parameter-kind'
import type { OwnParameter } from '../../core/model/parameters'
import { Select } from '../kit/Select'
import { useWords } from '../kit/use-words'
import { useEdit } from './form-context'
import { useKindWords } from './kind-words'

/** Chooses the kind of a parameter. What the form has no kind for is named, and can be left for another. */
export function KindSelect({
  parameter,
  kind,
  onChoice,
}: {
  parameter: OwnParameter
  kind: Kind
  onChoice: (wanted: boolean) => void
}) {
  const t = useWords()
  const { nameOf } = useKindWords()
  const edit = useEdit()
  const { path, schema } = parameter
  const kinds: readonly Kind[] = kind === 'list' || kind === 'other' ? [...KINDS, kind] : KINDS
  return (
    <Select
      look="s"
      aria-label={t('params.type')}
      data-path={pointer([...path, 'type'])}
      value={kind}
      options={kinds.map((each) => ({
        value: each,
        label: nameOf(each, each === kind ? schema : undefined),
      }))}
      onChoose={(next) => {
        onChoice(next === 'choice')
        edit(setKind(schema, path, next))
      }}
    />
  )
}
