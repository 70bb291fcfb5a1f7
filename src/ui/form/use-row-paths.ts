import { useEffect, useMemo, useState } from 'react'
import { get, type JsonObject, type Path } from '../../core/json/node'
import { INPUT } from '../../core/model/parameters'
import { useHeld } from '../kit/use-held'

type FindRows = (tool: JsonObject, owner: Path) => readonly Path[]

let known: FindRows | undefined

/** The places of all rows of the form; none until what knows them has arrived, with the rows. */
export function useRowPaths(tool: JsonObject): readonly Path[] {
  const [find, setFind] = useState(() => known)
  useEffect(() => {
    if (find) return
    void import('../../core/model/row-places').then(({ rowPaths }) => {
      known = rowPaths
      setFind(() => rowPaths)
    })
  }, [find])
  const held = useHeld(tool, hasSameSchemas)
  return useMemo(
    () => (find ? [...find(held, INPUT), ...find(held, ['outputSchema'])] : []),
    [find, held],
  )
}

const hasSameSchemas = (a: JsonObject, b: JsonObject): boolean =>
  ['inputSchema', 'outputSchema'].every((key) => get(a, key) === get(b, key))
