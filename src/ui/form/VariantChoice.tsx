import '../../i18n/words/params'
import { setVariantKeyword, variantsOf } from '../../core/model/variants'
import { useWords } from '../kit/use-words'
import type { DetailProps } from './detail-parts'
import { useEdit } from './form-context'
import { SelectField } from './SelectField'

/** How many of the variants beneath a value may fit. */
export function VariantChoice({ parameter, findings }: DetailProps) {
  const t = useWords()
  const edit = useEdit()
  const { path, schema } = parameter
  const keyword = variantsOf(schema)?.keyword ?? 'anyOf'
  return (
    <SelectField
      label={t('params.variantsFit')}
      hint={t('params.variantsHint')}
      path={[...path, keyword]}
      findings={findings}
      value={keyword}
      options={[
        { value: 'anyOf', label: t('params.fitsAny') },
        { value: 'oneOf', label: t('params.fitsOne') },
      ]}
      onChoose={(next) => edit(setVariantKeyword(schema, path, next))}
    />
  )
}
