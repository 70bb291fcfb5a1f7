import { useEffect, useMemo, useState } from 'react'
import type { JsonObject, Path } from '../../core/json/node'
import { INPUT } from '../../core/model/parameters'

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
  return useMemo(
    () => (find ? [...find(tool, INPUT), ...find(tool, ['outputSchema'])] : []),
    [find, tool],
  )
}
