import '../../i18n/words/profiles'
import { useId } from 'react'
import { agentsOfSet } from '../../core/authoring/set/export-marks'
import type { WordKey } from '../../i18n/words'
import { profileChosen } from '../targets/chosen-target'
import { ALL_TOOLS, type ProfileWish } from '../targets/profile-wish'
import { Select } from '../kit/Select'
import { useWords } from '../kit/use-words'
import './export-profile.css'
import { LeftOutTools } from './LeftOutTools'
import { ToolPicker } from './ToolPicker'
import type { Export } from './use-export'

const notes: Partial<Record<ProfileWish['kind'], WordKey>> = {
  readOnly: 'profiles.readOnlyNote',
  agent: 'profiles.agentNote',
}

/** An agent may have any name, so the others stand apart from it by a mark in front. */
const AGENT = 'agent '

const valueOf = (wish: ProfileWish): string =>
  wish.kind === 'agent' ? AGENT + wish.agent : wish.kind

/** Which tools of the set are exported, and which are not, with why. */
export function ExportProfile({ result: { all, tools, wish, leftOut } }: { result: Export }) {
  const t = useWords()
  const id = useId()
  if (all.length < 2 && leftOut.length === 0) return null
  const agents = agentsOfSet(all.map(({ tool }) => tool))
  const options = [
    { value: 'all', label: t('profiles.all') },
    { value: 'readOnly', label: t('profiles.readOnly') },
    ...agents.map((agent) => ({ value: AGENT + agent, label: t('profiles.agent', { agent }) })),
    { value: 'some', label: t('profiles.some') },
  ]
  const choose = (value: string): void => {
    if (value === 'readOnly') profileChosen({ kind: 'readOnly' })
    else if (value.startsWith(AGENT))
      profileChosen({ kind: 'agent', agent: value.slice(AGENT.length) })
    // What is exported at the moment is where the choice starts.
    else if (value === 'some')
      profileChosen({ kind: 'some', ids: new Set(tools.map((each) => each.id)) })
    else profileChosen(ALL_TOOLS)
  }
  const note = notes[wish.kind]
  // What has no tick is in sight already.
  const told = leftOut.filter(({ loss }) => loss.code !== 'export.left-out-not-chosen')
  const counts = { kept: tools.length, count: all.length }
  return (
    <div className="export-modes export-profile">
      <label className="mode">
        <span className="mode-name">{t('profiles.tools')}</span>
        <Select
          value={valueOf(wish)}
          options={options}
          onChoose={choose}
          {...(note ? { 'aria-describedby': `${id}note` } : {})}
        />
      </label>
      {note && <p id={`${id}note`}>{t(note)}</p>}
      {wish.kind === 'some' && <ToolPicker all={all} ids={wish.ids} />}
      <p role="status">
        {leftOut.length > 0 && t(tools.length > 0 ? 'profiles.goes' : 'profiles.noneGoes', counts)}
      </p>
      {told.length > 0 && <LeftOutTools leftOut={told} />}
    </div>
  )
}
