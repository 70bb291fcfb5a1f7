import '../../i18n/words/review'
import type { JsonNode } from '../../core/json/node'
import { languageOf } from '../../core/reading/language'
import { Breakable } from '../kit/Breakable'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { Coded } from './Coded'
import { type ContractItem, contractLines, type Told } from './contract-lines'
import { FieldFacts } from './ParameterList'
import { Talk } from './Talk'
import { HostOnlyTag } from './WhoSees'

/** A contract in words, facet by facet; what has none stands as it is written. */
export function ContractLines({ tool }: { tool: JsonNode }) {
  const t = useWords()
  const lines = contractLines(tool) ?? []
  return (
    <div className="contract-lines">
      {lines.map(({ facet, label, items }) => (
        <div key={facet} className="rl" data-facet={facet}>
          <span className="k">{label && t(label)}</span>
          {items.length === 0 && (
            <span className="sev todo">
              <Icon name="todo" />
              {t('review.notStated')}
            </span>
          )}
          {items.length > 0 && (
            <ul>
              {items.map((item, i) => (
                <Item key={i} item={item} isInjected={facet === 'injected'} />
              ))}
            </ul>
          )}
          {facet && <Talk spot={{ path: ['contract', facet] }} label={label ? t(label) : facet} />}
        </div>
      ))}
    </div>
  )
}

function Item({ item, isInjected }: { item: ContractItem; isInjected: boolean }) {
  const { name, told, field, also } = item
  return (
    <li>
      {name && (
        <p className="named">
          <code>
            <Breakable text={name} />
          </code>
          {isInjected && <HostOnlyTag />}
        </p>
      )}
      {told.map((each, i) => (
        <ToldLine key={i} told={each} isLead={i === 0 && !name} />
      ))}
      {field && <FieldFacts parameter={field} />}
      {also.map((value) => (
        <p key={value} className="quiet">
          <Coded words="review.also" values={[value]} />
        </p>
      ))}
    </li>
  )
}

/** What comes first says it; what follows explains. */
function ToldLine({ told, isLead }: { told: Told; isLead: boolean }) {
  const t = useWords()
  const { label, words, values, text } = told
  return (
    <p className={isLead || text !== undefined || label ? 'prose' : 'prose two'}>
      {label && <span className="two">{t('review.labelled', { label: t(label) })}</span>}
      {words && (values ? <Coded words={words} values={values} /> : t(words))}
      {text !== undefined && (
        <span lang={languageOf(text) === 'zh' ? 'zh-Hans' : 'en'}>{text}</span>
      )}
    </p>
  )
}
