import { memo, type RefObject, useEffect, useState } from 'react'
import type { Severity } from '../../core/lint/finding'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { SIGNS } from './signs'
import { type Section, SECTION_IDS, SECTIONS } from './sections'

/** How a section stands: its worst finding, done, begun but not done, or not begun. */
export type SectionState = Severity | 'done' | 'begun' | 'blank'

/** The sections of the form, how they stand, and the way to each. */
export const SectionBar = memo(function SectionBar({
  states,
  body,
}: {
  states: Readonly<Record<Section, SectionState>>
  body: RefObject<HTMLElement | null>
}) {
  const t = useWords()
  const current = useCurrentSection(body)
  return (
    <nav className="fhead" aria-label={t('form.sections')}>
      {SECTIONS.map((section) => (
        <button
          key={section}
          type="button"
          aria-current={section === current ? 'true' : undefined}
          onClick={() => goTo(section)}
        >
          <span>{t(`form.${section}`)}</span>
          <StateIcon state={states[section]} />
        </button>
      ))}
    </nav>
  )
})

function StateIcon({ state }: { state: SectionState }) {
  const t = useWords()
  if (state === 'blank') return null
  if (state === 'done')
    return (
      <span className="pass">
        <Icon name="tick" label={t('form.noFinding')} />
      </span>
    )
  if (state === 'begun')
    return (
      <span className="todo">
        <Icon name="todo" label={t('form.toDo')} />
      </span>
    )
  const { icon, look, word } = SIGNS[state]
  return (
    <span className={look}>
      <Icon name={icon} label={t(word)} />
    </span>
  )
}

function goTo(section: Section): void {
  const element = document.getElementById(SECTION_IDS[section])
  element?.scrollIntoView({ block: 'start' })
  element?.focus({ preventScroll: true })
}

/** A section is the current one when it starts this close to the upper edge. */
const PASSED_PX = 140

/** The last section whose start has come under the bar. */
function useCurrentSection(body: RefObject<HTMLElement | null>): Section {
  const [current, setCurrent] = useState<Section>('name')
  useEffect(() => {
    const scroller = body.current?.closest('.form')
    if (!scroller) return
    const look = () => {
      const line = scroller.getBoundingClientRect().top + PASSED_PX
      const atEnd =
        scroller.scrollTop > 0 &&
        scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2
      const passed = SECTIONS.filter((section) => {
        const top = document.getElementById(SECTION_IDS[section])?.getBoundingClientRect().top
        return top !== undefined && top <= line
      })
      setCurrent((atEnd ? SECTIONS.at(-1) : passed.at(-1)) ?? 'name')
    }
    scroller.addEventListener('scroll', look, { passive: true })
    return () => scroller.removeEventListener('scroll', look)
  }, [body])
  return current
}
