import type { ToolSet } from '../core/model/tool-set'

/** Whether anybody said anything of a set; asked at every keystroke, so nothing is read for it. */
export const mayHaveReview = ({ head, tail }: ToolSet): boolean =>
  head.includes('"review"') || tail.includes('"review"')
