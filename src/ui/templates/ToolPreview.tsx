import '../../i18n/words/templates'
import { useState } from 'react'
import { get, type JsonObject } from '../../core/json/node'
import { inputSchemaOf, nameOf, titleOf } from '../../core/model/tool'
import { Breakable } from '../kit/Breakable'
import { CodeView } from '../kit/CodeView'
import { Segments } from '../kit/Segments'
import { useWords } from '../kit/use-words'
import { DescriptionLines } from '../review/DescriptionLines'
import { parameterFacts } from '../review/parameter-facts'
import { ParameterList } from '../review/ParameterList'

const VIEWS = [
  { id: 'text', words: 'templates.asText' },
  { id: 'json', words: 'templates.asJson' },
] as const

/** A tool as it would be added: in words, or as the document it is. */
export function ToolPreview({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const [view, setView] = useState<(typeof VIEWS)[number]['id']>('text')
  return (
    <section className="tool-preview" aria-label={t('templates.preview')}>
      <header>
        <code>
          <Breakable text={nameOf(tool)} />
        </code>
        <Segments
          label={t('templates.preview')}
          value={view}
          segments={VIEWS.map(({ id, words }) => ({ value: id, label: t(words) }))}
          onChoose={setView}
        />
      </header>
      {view === 'json' ? (
        <CodeView node={tool} label={t('templates.asJson')} />
      ) : (
        <ToolText tool={tool} />
      )}
    </section>
  )
}

function ToolText({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const schema = inputSchemaOf(tool)
  const result = get(tool, 'outputSchema')
  const parameters = schema ? parameterFacts(schema) : []
  return (
    <div className="tool-text">
      {titleOf(tool) && <p className="tool-title">{titleOf(tool)}</p>}
      <h4>{t('templates.reads')}</h4>
      <DescriptionLines tool={tool} answered={undefined} />
      <h4>{t('templates.asks')}</h4>
      {parameters.length ? (
        <ParameterList parameters={parameters} />
      ) : (
        <p className="quiet">{t('templates.noParameters')}</p>
      )}
      {result && (
        <>
          <h4>{t('templates.result')}</h4>
          <ParameterList parameters={parameterFacts(result)} isResult />
        </>
      )}
      {get(tool, 'contract') && <p className="quiet">{t('templates.rest')}</p>}
    </div>
  )
}
