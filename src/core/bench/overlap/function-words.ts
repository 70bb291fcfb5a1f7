import { FILLER_WORDS, READ_VERBS } from '../../reading/words/filler-words'

const list = (words: string): readonly string[] => words.trim().split(/\s+/)

/** Words that hold a sentence together, and those by which one asks: in common they tell nothing. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set([
  ...FILLER_WORDS,
  ...READ_VERBS,
  ...list(`
    i me my mine we us our ours he him his she her hers they them who whom whose what which when where why how
    do does did done doing not no nor so than then there here too very just now yet still up out off over under
    about again because been being had having would could should may might must shall let lets if else while
    want wants need needs like please know tell give make ask asks user users customer customers
    am was were but id ids both such only same own more most some few both per
  `),
  ...list(`
    什么 怎么 怎样 如何 多少 哪里 哪个 哪些 为何 为什么 可以 能否 是否 如果 现在 当前 目前 使用 用户 时候 一下 我们 你们 他们
    这个 那个 这些 那些 需要 根据 帮我 查询 获取 查看 信息 返回 提供 进行 以及 或者 还是 没有 已经 可能 一个 一笔 本次
    时使 用户问
  `),
])

/** Whether a word could tell one tool from another. */
export const tells = (word: string): boolean => word.length > 1 && !FUNCTION_WORDS.has(word)
