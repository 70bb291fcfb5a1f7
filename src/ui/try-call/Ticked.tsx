import { Fragment } from 'react'

/** A sentence in which what stands between backticks is set as code; nothing else is markup. */
export function Ticked({ text }: { text: string }) {
  return text
    .split(/`([^`]+)`/)
    .map((part, i) =>
      i % 2 === 1 ? <code key={i}>{part}</code> : <Fragment key={i}>{part}</Fragment>,
    )
}
