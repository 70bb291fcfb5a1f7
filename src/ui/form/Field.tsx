import { type ReactNode, useId } from 'react'
import type { Path } from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import type { Finding } from '../../core/lint/finding'
import type { Tone } from '../kit/TextField'
import { Findings } from './Findings'
import { toneOf } from './signs'

/** What a control inside a field puts on its element. */
export interface FieldParts {
  readonly id: string
  readonly tone: Tone
  readonly 'aria-describedby': string | undefined
  readonly 'data-path': string
}

/** A label, its control, and beneath it a refusal of what was typed, and what was found. */
export function Field({
  label,
  hint,
  end,
  path,
  findings,
  refusal,
  className,
  children,
}: {
  label: string
  hint?: ReactNode
  end?: ReactNode
  path: Path
  findings: readonly Finding[]
  /** Why what stands in the field is not in the document. */
  refusal?: string | undefined
  className?: string
  children: (parts: FieldParts) => ReactNode
}) {
  const id = useId()
  const described = [
    hint && `${id}-hint`,
    refusal && `${id}-refusal`,
    findings.length && `${id}-findings`,
  ].filter(Boolean)
  return (
    <div className={className}>
      <div className="lab">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span className="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
        {end && <span className="end">{end}</span>}
      </div>
      {children({
        id,
        tone: refusal ? 'error' : toneOf(findings),
        'aria-describedby': described.length ? described.join(' ') : undefined,
        'data-path': pointer(path),
      })}
      {refusal && (
        <p className="refusal" id={`${id}-refusal`} role="status">
          {refusal}
        </p>
      )}
      <Findings id={`${id}-findings`} findings={findings} />
    </div>
  )
}
