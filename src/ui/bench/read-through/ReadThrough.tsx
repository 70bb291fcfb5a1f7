import '../../../i18n/words/bench-run'
import { useId, useMemo, useState } from 'react'
import { colleaguePrompt } from '../../../core/bench/read-through/colleague-prompt'
import type { JsonObject } from '../../../core/json/node'
import { readingOf } from '../../../core/model/reading'
import { nameOf } from '../../../core/model/tool'
import { isSameList } from '../../../core/same-list'
import { readableRecord, useDocument } from '../../../state/document'
import { useModelRun } from '../../../state/model-run'
import { readableTools } from '../../../state/readable-tools'
import { readForm } from '../../../state/run-form'
import { useView } from '../../../state/view'
import { useHeld } from '../../kit/use-held'
import { useWords } from '../../kit/use-words'
import { ColleagueReport } from './ColleagueReport'
import { useColleague } from './use-colleague'

/** The selected tool, read by a model as by a new colleague. */
export default function ReadThrough() {
  const t = useWords()
  const id = useDocument((state) => state.selected)
  const record = useDocument((state) => readableRecord(state, state.selected))
  const tool = record && readingOf(record).tool
  if (!tool) return null
  return (
    <details className="run-section">
      <summary>{t('benchRun.read')}</summary>
      <ReadTool key={id} id={id} tool={tool} />
    </details>
  )
}

function ReadTool({ id, tool }: { id: string; tool: JsonObject }) {
  const t = useWords()
  const field = useId()
  const lang = useView((state) => state.lang)
  const [own, setOwn] = useState<string>()
  const { colleague, ask } = useColleague()
  const form = useModelRun((state) => state.form)
  const { baseUrl } = readForm(form)
  const name = nameOf(tool)
  const others = useHeld(
    readableTools(useDocument.getState())
      .map((each) => nameOf(each.tool))
      .filter((each) => each !== name),
    isSameList,
  )
  const usual = useMemo(() => colleaguePrompt(tool, others, lang), [tool, others, lang])
  const prompt = own ?? usual
  const model = form.model.trim()
  const canAsk = baseUrl !== undefined && model !== '' && colleague?.is !== 'asking'
  return (
    <>
      <p className="two">{t('benchRun.readLead', { name })}</p>
      <div>
        <label className="lab" htmlFor={field}>
          {t('benchRun.readPrompt')}
        </label>
        <textarea
          id={field}
          className="inp mono"
          rows={8}
          spellCheck={false}
          value={prompt}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
      </div>
      <div className="acts">
        <button
          type="button"
          className="btn line"
          disabled={!canAsk}
          onClick={() => baseUrl !== undefined && void ask(baseUrl, prompt)}
        >
          {model === '' ? t('benchRun.needModel') : t('benchRun.readAsk', { model })}
        </button>
        {own !== undefined && (
          <button type="button" className="btn" onClick={() => setOwn(undefined)}>
            {t('benchRun.readReset')}
          </button>
        )}
      </div>
      {colleague && <ColleagueReport id={id} tool={tool} colleague={colleague} />}
    </>
  )
}
