import '../../i18n/words/toolset'
import { useId, useState } from 'react'
import { agentsOfSet } from '../../core/authoring/set/export-marks'
import { namespaceOf } from '../../core/authoring/set/namespaces'
import { nameOf } from '../../core/model/tool'
import { useDocument } from '../../state/document'
import { Modal } from '../kit/Modal'
import { Select } from '../kit/Select'
import { TextField } from '../kit/TextField'
import { useWords } from '../kit/use-words'
import { useElementRef } from './element-ref'
import { giveNamespace, giveToAgent, takeFromAgent } from './list-actions'
import type { ListQuestion } from './list-dialog'
import './rename.css'
import { toolInList } from './row-facts'

type WordQuestion = Exclude<ListQuestion, { about: 'name' }>

const LOOKS = {
  namespace: {
    title: 'toolset.namespaceTitle',
    label: 'toolset.namespace',
    note: 'toolset.namespaceNote',
    act: giveNamespace,
  },
  'agent-in': {
    title: 'toolset.agentInTitle',
    label: 'toolset.agent',
    note: 'toolset.agentNote',
    act: giveToAgent,
  },
  'agent-out': {
    title: 'toolset.agentOutTitle',
    label: 'toolset.agent',
    note: undefined,
    act: takeFromAgent,
  },
} as const

/** Asks for the one word that several tools are to have: a namespace, or an agent. */
export function WordDialog({ question, onClose }: { question: WordQuestion; onClose: () => void }) {
  const t = useWords()
  const id = useId()
  const field = useElementRef(id)
  const { about, ids } = question
  const [tools] = useState(() => useDocument.getState().set.tools)
  const all = tools.flatMap((record) => toolInList(record) ?? [])
  const chosen = tools.filter((each) => ids.has(each.id)).flatMap((each) => toolInList(each) ?? [])
  const options =
    about === 'namespace'
      ? [...new Set(all.map(namespaceOf))].filter(Boolean)
      : agentsOfSet(about === 'agent-in' ? all : chosen)
  const [text, setText] = useState(() => {
    if (about === 'agent-in') return ''
    if (about === 'agent-out') return options[0] ?? ''
    const [first = '', ...others] = new Set(chosen.map(namespaceOf))
    return others.length === 0 ? first : ''
  })
  const { title, label, note, act } = LOOKS[about]
  const isReady = about === 'namespace' || text.trim() !== ''
  const apply = () => {
    if (!isReady) return
    onClose()
    act({ t, ids }, text)
  }
  const name = chosen.length === 1 ? nameOf(chosen[0]) : ''
  return (
    <Modal
      title={t(title, { count: ids.size, name: name || t('frame.newTool') })}
      onClose={onClose}
      focusFirst={field}
      footer={
        <>
          <button type="button" className="btn main" disabled={!isReady} onClick={apply}>
            {t('toolset.apply')}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {t('toolset.cancel')}
          </button>
        </>
      }
    >
      <label className="lab" htmlFor={id}>
        {t(label)}
      </label>
      {about === 'agent-out' ? (
        <Select
          id={id}
          value={text}
          options={options.map((value) => ({ value, label: value }))}
          onChoose={setText}
        />
      ) : (
        <>
          <TextField
            id={id}
            value={text}
            onText={setText}
            onEnter={apply}
            list={`${id}-options`}
            aria-describedby={`${id}-note`}
            spellCheck={false}
            autoCapitalize="off"
          />
          <datalist id={`${id}-options`}>
            {options.map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        </>
      )}
      {note && (
        <p className="dialog-note" id={`${id}-note`}>
          {t(note)}
        </p>
      )}
    </Modal>
  )
}
