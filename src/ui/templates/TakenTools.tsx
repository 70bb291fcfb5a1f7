import '../../i18n/words/templates'
import type { Template } from '../../core/templates/template'
import { Breakable } from '../kit/Breakable'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'

interface TakenToolsProps {
  readonly templates: readonly Template[]
  readonly added: readonly Template[]
  readonly shown: Template
  readonly nameIn: (template: Template) => string
  readonly onShow: (template: Template) => void
}

/** The tools that are taken, to look at one after the other; those left out say why. */
export function TakenTools({ templates, added, shown, nameIn, onShow }: TakenToolsProps) {
  const t = useWords()
  return (
    <div role="group" aria-label={t('templates.toolsTaken')}>
      <p className="lab">{t('templates.toolsTaken')}</p>
      <ul className="taken">
        {templates.map((template) => {
          const isAdded = added.includes(template)
          return (
            <li key={template.id}>
              <button
                type="button"
                aria-pressed={template === shown}
                onClick={() => onShow(template)}
              >
                <Icon name={isAdded ? 'plus' : 'tick'} small />
                <span>
                  <code>
                    <Breakable text={nameIn(template)} />
                  </code>
                  {!isAdded && <span className="quiet">{t('templates.skipped')}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
