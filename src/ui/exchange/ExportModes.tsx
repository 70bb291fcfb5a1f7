import '../../i18n/words/targets'
import { useId } from 'react'
import { strictChosen, variantChosen } from '../targets/chosen-target'
import type { Chosen } from '../targets/target-list'
import { Select } from '../kit/Select'
import { useWords } from '../kit/use-words'

/** What can be chosen of a vendor: its version or form, and strict. */
export function ExportModes({ chosen: { target, variant, isStrict } }: { chosen: Chosen }) {
  const t = useWords()
  const id = useId()
  if (target.kind !== 'json' || !variant) return null
  const hasVariants = target.variants.length > 1
  if (!hasVariants && !variant.strict) return null
  const options = target.variants.map(({ dialect, label }) => ({ value: dialect.id, label }))
  const isDated = options.every(({ label }) => /^\d{4}-\d\d-\d\d$/.test(label))
  // The newest on top; which one is meant by default is another matter.
  if (isDated) options.sort((a, b) => (a.label < b.label ? 1 : -1))
  return (
    <div className="export-modes">
      {hasVariants && (
        <label className="mode">
          <span className="mode-name">{t(isDated ? 'targets.version' : 'targets.form')}</span>
          <Select
            value={variant.dialect.id}
            options={options}
            onChoose={(dialect) => variantChosen(target.key, dialect)}
          />
        </label>
      )}
      {variant.strict && (
        <div className="mode">
          <span className="mode-name" id={`${id}name`}>
            {t('targets.strict')}
          </span>
          <button
            type="button"
            role="switch"
            aria-checked={isStrict}
            aria-labelledby={`${id}name`}
            aria-describedby={`${id}note`}
            className={isStrict ? 'sw on' : 'sw'}
            onClick={() => strictChosen(!isStrict)}
          >
            <span className="two">{t(isStrict ? 'targets.on' : 'targets.off')}</span>
            <i />
          </button>
          <p id={`${id}note`}>{t('targets.strictNote')}</p>
        </div>
      )}
    </div>
  )
}
