import '../../i18n/words/templates'
import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { type Choice, choiceId } from './choice'
import { groupsFor } from './gallery-list'

interface TemplateListProps {
  /** The filter, where the focus goes first. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly chosen: Choice | undefined
  readonly onChoose: (choice: Choice) => void
  /** Where a choice shows beside the list, the arrow keys choose; else they only move. */
  readonly choosesOnFocus: boolean
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** All templates by what such a tool does, and the example sets; one stop of the Tab key. */
export function TemplateList(props: TemplateListProps) {
  const { field, query, onQuery, chosen, onChoose, choosesOnFocus } = props
  const t = useWords()
  const lang = useView((state) => state.lang)
  const list = useRef<HTMLDivElement>(null)
  const groups = groupsFor(query)
  const entries = groups.flatMap((group) => group.entries)
  const chosenAt = entries.findIndex(
    ({ choice }) => chosen && choiceId(choice) === choiceId(chosen),
  )
  const goTo = (index: number) => {
    const entry = entries[index]
    if (!entry) return
    list.current?.querySelectorAll<HTMLElement>('button')[index]?.focus()
    if (choosesOnFocus) onChoose(entry.choice)
  }
  const moved = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    goTo(step(buttons.indexOf(document.activeElement as HTMLElement), entries.length))
  }
  return (
    <nav className="gallery-list" aria-label={t('templates.list')}>
      <label className="filter">
        <Icon name="search" small />
        <input
          ref={field}
          type="search"
          aria-label={t('templates.filter')}
          placeholder={t('templates.filter')}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Escape' && query) {
              event.stopPropagation()
              onQuery('')
            } else if (event.key === 'ArrowDown') {
              event.preventDefault()
              goTo(Math.max(chosenAt, 0))
            }
          }}
        />
      </label>
      <p className="list-note" role="status">
        {entries.length === 0 && t('templates.noMatch', { query })}
      </p>
      {/* The keys move among the buttons inside, which take them themselves. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={list} className="scroll" onKeyDown={moved}>
        {groups.map((group) => (
          <section key={group.title} aria-label={t(group.title)}>
            <h3>{t(group.title)}</h3>
            <ul>
              {group.entries.map(({ choice, title }) => {
                const index = entries.findIndex((entry) => entry.choice === choice)
                return (
                  <li key={choiceId(choice)}>
                    <button
                      type="button"
                      aria-current={index === chosenAt ? 'true' : undefined}
                      tabIndex={index === Math.max(chosenAt, 0) ? 0 : -1}
                      onClick={() => onChoose(choice)}
                    >
                      {title[lang]}
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  )
}
