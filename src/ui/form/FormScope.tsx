import { type ReactNode, use } from 'react'
import type { Member } from '../../core/json/node'
import { isSameList } from '../../core/same-list'
import { useHeld } from '../kit/use-held'
import { FormContext, type FormTool, FreshForm } from './form-context'
import type { FindingsByPlace } from './share-findings'

/**
 * The fields inside are drawn anew only when the tool changes in other members than these, or what
 * was found about them does. They must neither show these members nor make edits from them.
 */
export function FormScope({
  without = NONE,
  children,
}: {
  without?: readonly string[]
  children: ReactNode
}) {
  const form = useHeld(use(FreshForm), (held, now) => isSameFor(held, now, without))
  return <FormContext value={form}>{children}</FormContext>
}

const NONE: readonly string[] = []

type Form = FormTool | undefined

function isSameFor(held: Form, now: Form, without: readonly string[]): boolean {
  if (!held || !now) return false
  const others = ({ tool }: FormTool): readonly Member[] =>
    tool.members.filter(({ key }) => !without.includes(key))
  return (
    held.id === now.id &&
    held.newest === now.newest &&
    held.onAdded === now.onAdded &&
    isSameList(others(held), others(now)) &&
    areSameFindings(held.findings, now.findings, without)
  )
}

function areSameFindings(
  held: FindingsByPlace,
  now: FindingsByPlace,
  without: readonly string[],
): boolean {
  const isAbout = (place: string): boolean =>
    !without.some((key) => place === `/${key}` || place.startsWith(`/${key}/`))
  for (const [place, findings] of held)
    if (isAbout(place) && findings !== now.get(place)) return false
  for (const place of now.keys()) if (isAbout(place) && !held.has(place)) return false
  return true
}
