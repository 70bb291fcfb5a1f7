import '../../i18n/words/checklist'
import { useRef, useState } from 'react'
import type { Finding } from '../../core/lint/finding'
import { FindingItems } from './FindingItems'

interface FindingSectionProps {
  readonly title: string
  readonly findings: readonly Finding[]
  readonly namesTools?: boolean
}

/** Findings under a heading. */
export function FindingSection({ title, findings, namesTools = false }: FindingSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [done, setDone] = useState('')
  return (
    <section className="cl">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <FindingItems
        findings={findings}
        namesTools={namesTools}
        onDone={(what) => {
          setDone(what)
          // The line goes with its finding; without this the focus would fall to the page.
          heading.current?.focus()
        }}
      />
      <span className="sr" role="status">
        {done}
      </span>
    </section>
  )
}
