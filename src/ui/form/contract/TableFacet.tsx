import type { ComponentProps, ReactNode } from 'react'
import { Findings } from '../Findings'
import { useFindingsAt } from '../form-context'
import { RowTable } from './RowTable'

/** A list of the contract with its title, what it is for, and what was found about it as a whole. */
export function TableFacet({
  hint,
  children,
  ...table
}: ComponentProps<typeof RowTable> & {
  hint: string
  /** What stands beneath the table. */
  children?: ReactNode
}) {
  return (
    <div className="facet">
      <div className="lab">
        {table.label}
        <span className="hint">{hint}</span>
      </div>
      <RowTable {...table} />
      {children}
      <Findings findings={useFindingsAt(['contract', table.list])} />
    </div>
  )
}
