import { Fragment } from 'react'

/** An identifier that may break after `_`, `.` and `-`, so that long names wrap instead of being cut. */
export function Breakable({ text }: { text: string }) {
  const parts = text.split(/(?<=[_.-])(?=[^_.-])/)
  return parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
