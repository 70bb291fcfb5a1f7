import { lazy, Suspense } from 'react'
import { get } from '../../core/json/node'
import { INPUT } from '../../core/model/parameters'
import { CONDITION_KEYWORDS } from './condition-keywords'
import type { DetailProps } from './detail-parts'
import { Findings } from './Findings'
import { KeptMembers } from './KeptMembers'

const Conditions = lazy(() => import('./conditions/Conditions'))

/** What must hold between the fields of an object, or of each object in a list. */
export function NestedConditions({ parameter, kind, findings }: DetailProps) {
  const isList = kind === 'list-object'
  const owner = isList ? [...parameter.path, 'items'] : parameter.path
  const schema = isList ? get(parameter.schema, 'items') : parameter.schema
  const others = schema?.kind === 'object' ? schema.members.map(({ key }) => key) : []
  const known = others.filter((key) => !CONDITION_KEYWORDS.includes(key))
  return (
    <>
      {/* Nobody fills a result in, so what a condition would say of it is no sentence to write. */}
      {owner[0] === INPUT[0] ? (
        <Suspense>
          <Conditions owner={owner} />
        </Suspense>
      ) : (
        <KeptMembers path={owner} node={schema} known={known} />
      )}
      <Findings findings={findings} />
    </>
  )
}
