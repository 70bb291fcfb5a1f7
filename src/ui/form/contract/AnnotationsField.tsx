import '../../../i18n/words/contract'
import { get } from '../../../core/json/node'
import { pointer } from '../../../core/json/pointer'
import {
  type DerivedHint,
  derivedHints,
  differs,
} from '../../../core/authoring/contract/derived-hints'
import { hintsByContract, stateHints } from '../../../core/lint/contract-edits'
import { annotationsOf, ASSUMED, HINTS } from '../../../core/model/annotations'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'
import { Findings } from '../Findings'
import { useEdit, useFindingsAt, useFormTool } from '../form-context'
import { KeptMembers } from '../KeptMembers'

/** What MCP clients are told: what follows from the contract beside what stands in the document. */
export function AnnotationsField() {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const derived = derivedHints(tool)
  const stated = annotationsOf(tool)
  const hints: readonly DerivedHint[] = derived.length
    ? derived
    : HINTS.map((hint) => ({ hint, derived: undefined, reason: 'yours', stated: stated[hint] }))
  const different = derived.some(differs)
  return (
    <div className="facet" role="group" aria-label={t('contract.annotations')}>
      <div className="lab">
        {t('contract.annotations')}
        <span className="hint">{t('contract.annotationsHint')}</span>
      </div>
      <Findings findings={useFindingsAt(['annotations'])} />
      <div className="hints">
        {hints.map((hint) => (
          <HintRow key={hint.hint} derived={hint} follows={derived.length > 0} />
        ))}
      </div>
      {different ? (
        <button type="button" className="btn s line" onClick={() => edit(hintsByContract(tool))}>
          {t('contract.writeThem')}
        </button>
      ) : (
        <p className="facet-note">
          {t(derived.length ? 'contract.allAgree' : 'contract.annotationsNeedEffect')}
        </p>
      )}
      <KeptMembers path={['annotations']} node={get(tool, 'annotations')} known={HINTS} />
    </div>
  )
}

function HintRow({ derived: each, follows }: { derived: DerivedHint; follows: boolean }) {
  const t = useWords()
  const { tool } = useFormTool()
  const edit = useEdit()
  const { hint, derived, reason, stated } = each
  const path = ['annotations', hint]
  const findings = useFindingsAt(path)
  // What is not stated is taken for something, which may be what follows from the contract.
  const isWrong = differs(each) && (stated ?? ASSUMED[hint]) !== derived
  const yesNo = (value: boolean) => t(value ? 'contract.yes' : 'contract.no')
  const choose = (value: string) =>
    edit(
      value === 'unsaid'
        ? stated === undefined
          ? []
          : [{ op: 'remove', path }]
        : stateHints(tool, { [hint]: value === 'yes' }),
    )
  return (
    <div className={isWrong ? 'hint-row differs' : 'hint-row'}>
      <span className="hint-name">
        <b>{t(`contract.hint_${hint}`)}</b>
        <code>{hint}</code>
      </span>
      <span className="hint-derived">
        {follows && (
          <>
            <b>
              {derived === undefined
                ? t('contract.yours')
                : t('contract.byContract', { value: yesNo(derived) })}
            </b>
            <span className="quiet why">{t(`contract.reason_${reason}`)}</span>
          </>
        )}
      </span>
      <span className="hint-stated">
        <Select
          look="s"
          aria-label={`${hint}: ${t('contract.inDocument')}`}
          data-path={pointer(path)}
          value={stated === undefined ? 'unsaid' : stated ? 'yes' : 'no'}
          options={[
            {
              value: 'unsaid',
              label: t(ASSUMED[hint] ? 'contract.assumedYes' : 'contract.assumedNo'),
            },
            { value: 'yes', label: `${hint}: true` },
            { value: 'no', label: `${hint}: false` },
          ]}
          onChoose={choose}
        />
        {isWrong && <span className="differs-word">{t('contract.differs')}</span>}
        {!isWrong && differs(each) && <span className="quiet why">{t('contract.notWritten')}</span>}
      </span>
      <Findings findings={findings} />
    </div>
  )
}
