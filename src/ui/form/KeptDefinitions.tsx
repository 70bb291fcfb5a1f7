import { useMemo } from 'react'
import { getIn, type Path } from '../../core/json/node'
import { DEFINITIONS, definitionsInRows } from '../../core/model/definitions-in-rows'
import { useFormTool } from './form-context'
import { KeptMembers } from './KeptMembers'

/** The definitions of an owner that no row shows; the others are edited where they are referred to. */
export default function KeptDefinitions({ owner }: { owner: Path }) {
  const { tool } = useFormTool()
  const inRows = useMemo(
    () => DEFINITIONS.map((keyword) => definitionsInRows(tool, owner, keyword)),
    [tool, owner],
  )
  return DEFINITIONS.map((keyword, i) => (
    <KeptMembers
      key={keyword}
      path={[...owner, keyword]}
      node={getIn(tool, [...owner, keyword])}
      known={inRows[i]!}
    />
  ))
}
