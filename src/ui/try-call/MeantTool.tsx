import '../../i18n/words/sent'
import { useId } from 'react'
import type { CheckedCall } from '../../core/calls/check-call'
import { nameOf } from '../../core/model/tool'
import { LIKENESS_WORDS } from '../../i18n/call-more-words'
import { checkCallText } from '../../i18n/check-call-words'
import { toolMeant, useTriedCall } from '../../state/tried-call'
import { useView } from '../../state/view'
import { Select } from '../kit/Select'
import { useWords } from '../kit/use-words'
import type { KnownTool } from './use-checked-calls'

interface Props {
  readonly checked: CheckedCall
  readonly tools: readonly KnownTool[]
}

/** Which tool a call was taken for and why, where its name does not say it; and which else it may be. */
export function MeantTool({ checked: { call, found, isValid }, tools }: Props) {
  const t = useWords()
  const id = useId()
  if (found.kind === 'found' && found.by === 'name') return null
  const target = found.kind === 'found' ? tools[found.index] : undefined
  const proposals = isValid ? [] : found.proposals.filter(({ index }) => tools[index])
  return (
    <div className="call-meant">
      {found.kind === 'unknown' && (
        <p>
          {call.name ? t('sent.noSuchTool', { name: call.name }) : t('sent.noneFits')}
          {call.name && proposals.length === 0 ? ` ${t('sent.noneNear')}` : ''}
        </p>
      )}
      <Proposals
        name={call.name}
        proposals={proposals}
        tools={tools}
        isFit={target !== undefined}
      />
      <p className="call-as">
        <label htmlFor={id}>{t(target ? 'sent.checkedAs' : 'sent.meantTool')}</label>
        <Select
          id={id}
          look="s"
          value={target?.id ?? ''}
          options={[
            ...(target ? [] : [{ value: '', label: t('sent.chooseTool') }]),
            ...tools.map((each) => ({
              value: each.id,
              label: nameOf(each.tool) || t('frame.newTool'),
            })),
          ]}
          onChoose={(chosen) => chosen !== '' && toolMeant(call.name, chosen)}
        />
        {found.kind === 'found' && <Why call={call} found={found} />}
      </p>
    </div>
  )
}

interface WhyProps {
  readonly call: CheckedCall['call']
  readonly found: Extract<CheckedCall['found'], { kind: 'found' }>
}

/** How the tool was found. */
function Why({ call, found }: WhyProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const isChosen = useTriedCall(({ byName, bare }) =>
    call.name === undefined ? bare !== undefined : byName.has(call.name),
  )
  const words =
    found.by === 'asked'
      ? t(isChosen ? 'sent.chosen' : 'sent.onScreen')
      : found.by === 'name'
        ? ''
        : checkCallText(lang, found.by, { prefix: found.prefix ?? '' })
  return <span className="quiet">{words}</span>
}

interface ProposalsProps {
  readonly name: string | undefined
  readonly proposals: CheckedCall['found']['proposals']
  readonly tools: readonly KnownTool[]
  /** There is a tool already; these are others. */
  readonly isFit: boolean
}

function Proposals({ name, proposals, tools, isFit }: ProposalsProps) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  if (proposals.length === 0) return null
  return (
    <ul className="call-near" aria-label={t('sent.nearest')}>
      {proposals.map((each) => (
        <li key={each.index}>
          <button
            type="button"
            className="btn s line"
            onClick={() => toolMeant(name, tools[each.index]!.id)}
          >
            {isFit ? t('sent.fitsBetter', { name: each.name }) : each.name}
          </button>
          {!isFit && <span className="quiet">{LIKENESS_WORDS[each.why][lang]}</span>}
        </li>
      ))}
    </ul>
  )
}
