import { useMemo } from 'react'
import type { JsonObject, Path } from '../../core/json/node'
import { fromPointer, pointer } from '../../core/json/pointer'
import type { Finding } from '../../core/lint/finding'
import { INPUT } from '../../core/model/parameters'
import { ANSWERS } from '../../core/model/tool'
import { isSameList } from '../../core/same-list'
import { useHeld, useSteady } from '../kit/use-held'
import { contractPlaces } from './contract-places'
import { SECTION_MEMBERS } from './sections'
import { type FindingsByPlace, shareFindings } from './share-findings'
import { steadyPlaces } from './steady-findings'

/** The findings by the place that shows them, `rows` among them; lists that say the same stay the same. */
export function useSharedFindings(
  findings: readonly Finding[],
  tool: JsonObject,
  rows: readonly Path[],
): { readonly byPlace: FindingsByPlace; readonly elsewhere: readonly Finding[] } {
  const places = useHeld(
    useMemo(() => [...placesOf(tool), ...rows].map(pointer), [tool, rows]),
    isSameList,
  )
  const shared = useMemo(() => shareFindings(findings, places.map(fromPointer)), [findings, places])
  return { byPlace: useSteady(shared.byPlace, steadyPlaces), elsewhere: shared.elsewhere }
}

/** The places that show findings. */
function placesOf(tool: JsonObject): readonly Path[] {
  return [
    ...['name', 'title', 'description'].map((key) => [key]),
    ...(tool.members.some((m) => m.key === 'description' && m.value.kind === 'string')
      ? []
      : [...ANSWERS, 'notes'].map((key) => ['description', key])),
    INPUT,
    ...(['result', 'contract', 'calls'] as const).flatMap((section) =>
      SECTION_MEMBERS[section].map((key) => [key]),
    ),
    ...contractPlaces(tool),
  ]
}
