import { requiredWord, schemaOfTypeWord } from './type-words'

/** What a column of a parameter table holds. */
export const COLUMNS = [
  'name',
  'description',
  'type',
  'required',
  'example',
  'default',
  'values',
] as const
export type Column = (typeof COLUMNS)[number]

/** What people write above a column, in both languages; compared in lower case, blanks left out. */
const HEADS: Readonly<Record<Column, RegExp>> = {
  name: /^(?:name|field(?:name)?|param(?:eter)?(?:name)?|key|property|attribute|variable|argument|column(?:name)?|字段(?:名称?|代码)?|参数(?:名称?|代码)?|名称|属性(?:名称?)?|变量名?|英文名称?|键|列名|编码|标识)$/,
  description:
    /^(?:desc(?:ription)?|meaning|notes?|comments?|remarks?|explanation|details?|what|(?:字段|参数)?(?:说明|描述|含义|释义|注释|解释)|备注|中文名称?|中文|用途|意义)$/,
  type: /^(?:(?:data|field|param(?:eter)?)?type|(?:数据|字段|参数)?类型|格式)$/,
  required:
    /^(?:(?:is)?required\??|mandatory|optional\??|必填(?:项)?|是否(?:必填|必须|必选|必传|必需|可选|为空)|必选|必须|必传|必需|可选|允许为空|nullable)$/,
  example: /^(?:examples?|samples?|e\.?g\.?|示例值?|样例|例子|例|举例|样本值?|示范)$/,
  default: /^(?:default(?:value)?|默认值?|缺省值?)$/,
  values:
    /^(?:enum|(?:allowed|possible|valid|accepted)?values|options|choices|枚举值?|可选值|取值(?:范围)?|允许值|可选项)$/,
}
/** Heads over a column that says the opposite of required. */
const OPPOSITE = /^(?:optional\??|可选|是否(?:可选|为空)|允许为空|nullable)$/

/** Which column is what, and what the first line is. */
export interface TableColumns {
  readonly at: Readonly<Partial<Record<Column, number>>>
  readonly hasHead: boolean
  /** "Yes" in the required column means optional. */
  readonly isOpposite: boolean
}

/** The columns of a table by its head, else by what stands in them. Undefined without a name column. */
export function columnsOf(rows: readonly (readonly string[])[]): TableColumns | undefined {
  const head = (rows[0] ?? []).map((cell) =>
    cell.toLowerCase().replace(/[\s_*：:]+|[（(].*[)）]$/g, ''),
  )
  const at: Partial<Record<Column, number>> = {}
  head.forEach((cell, i) => {
    const column = COLUMNS.find((each) => at[each] === undefined && HEADS[each].test(cell))
    if (column) at[column] = i
  })
  const isHead =
    at.name !== undefined
      ? Object.keys(at).length > 1 || head.length === 1
      : at.description !== undefined && at.type !== undefined
  if (!isHead) return byContent(rows)
  if (at.name === undefined) {
    const free = head.findIndex((_, i) => !Object.values(at).includes(i))
    if (free < 0) return undefined
    at.name = free
  }
  const required = at.required === undefined ? '' : head[at.required]!
  return { at, hasHead: true, isOpposite: OPPOSITE.test(required) }
}

/** Without a head: the first column of names, types and yes-or-no words where all of a column are. */
function byContent(rows: readonly (readonly string[])[]): TableColumns | undefined {
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const cellsOf = (i: number): readonly string[] =>
    rows.map((cells) => cells[i] ?? '').filter((cell) => cell !== '')
  const every = (i: number, is: (cell: string) => boolean): boolean =>
    cellsOf(i).length > 0 && cellsOf(i).every(is)
  const columns = Array.from({ length: width }, (_, i) => i)
  const name = columns.find((i) =>
    every(i, (cell) => /^[\p{L}_$][\p{L}\p{N}_$.[\]-]*$/u.test(cell)),
  )
  if (name === undefined) return undefined
  const others = columns.filter((i) => i !== name)
  const type = others.find((i) => every(i, (cell) => schemaOfTypeWord(cell) !== undefined))
  const required = others.find(
    (i) => i !== type && every(i, (cell) => requiredWord(cell) !== undefined),
  )
  const [description, example] = others.filter((i) => i !== type && i !== required)
  return {
    at: {
      name,
      ...(description === undefined ? {} : { description }),
      ...(type === undefined ? {} : { type }),
      ...(required === undefined ? {} : { required }),
      ...(example === undefined ? {} : { example }),
    },
    hasHead: false,
    isOpposite: false,
  }
}
