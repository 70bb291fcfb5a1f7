import { type ReactNode, useMemo, useState } from 'react'
import { secretsIn } from '../../core/share/secrets'
import { SecretWarning } from './SecretWarning'

/** Shows what is inside once nothing in the texts looks like a secret, or the author said of each that it is none. */
export function SecretGuard({
  texts,
  children,
}: {
  texts: readonly string[]
  children: ReactNode
}) {
  const found = useMemo(
    () =>
      texts
        .map((text) => ({ text, secrets: secretsIn(text) }))
        .filter(({ secrets }) => secrets.length > 0),
    [texts],
  )
  // What was agreed to holds for these secrets alone.
  const [agreed, setAgreed] = useState('')
  const signature = JSON.stringify(found.map(({ secrets }) => secrets))
  if (found.length === 0 || agreed === signature) return children
  return found.map(({ text, secrets }, i) => (
    <SecretWarning key={i} text={text} secrets={secrets} onAgree={() => setAgreed(signature)} />
  ))
}
