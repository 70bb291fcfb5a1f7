import { useMemo } from 'react'
import type { JsonObject } from '../../core/json/node'
import type { Asked } from '../../core/lint/checklists/answer'
import { OtherLists } from './OtherLists'
import { ReviewLines } from './ReviewLines'
import { WhatIfs } from './WhatIfs'

/** The list of a product review, and the others to be opened. */
export default function CheckLists({ tool, asked }: { tool: JsonObject; asked: Asked }) {
  const own = useMemo(() => ({ ...asked, only: asked.tools.indexOf(tool) }), [asked, tool])
  return (
    <>
      <ReviewLines list="product" asked={own} />
      <WhatIfs asked={own} />
      <OtherLists asked={own} />
    </>
  )
}
