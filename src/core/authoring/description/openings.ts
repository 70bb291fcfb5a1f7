import type { Lang, Words } from '../../lint/rule'
import type { DescriptionKey } from '../../model/tool'

/** How answers often begin. `…` is what the author fills in; `{other}` is another tool of the set. */
export const OPENINGS: Readonly<Record<DescriptionKey, readonly Words[]>> = {
  does: [
    { en: 'Looks up … by ….', zh: '按…查询…。' },
    { en: 'Lists … that ….', zh: '列出…的…。' },
    { en: 'Changes … of ….', zh: '修改…的…。' },
    { en: 'It changes nothing.', zh: '不做任何修改。' },
    { en: 'It does not ….', zh: '它不会…。' },
  ],
  when: [
    { en: 'Use it when the user asks “…”.', zh: '用户问“…”时使用。' },
    { en: 'Use it after …, when … is known.', zh: '在…之后、已知…时使用。' },
    { en: 'Needs …; ask for it when it is missing.', zh: '需要…；没有时先向用户询问。' },
  ],
  whenNot: [
    { en: 'Do not use it for …; use {other} instead.', zh: '不要用于…，请改用{other}。' },
    { en: 'Do not use it when …; ask the user first.', zh: '…时不要使用，先询问用户。' },
    { en: 'Do not use it to guess …; ask the user.', zh: '不要用它猜测…，应询问用户。' },
  ],
  returns: [
    { en: 'Returns …, without ….', zh: '返回…，不含…。' },
    { en: 'Returns an empty list when nothing matches.', zh: '没有符合的结果时返回空列表。' },
    { en: 'ACCEPTED means that …, not that it is done.', zh: 'ACCEPTED表示…，不代表已经完成。' },
  ],
  limits: [
    { en: 'Only … of the last … months.', zh: '只限最近…个月的…。' },
    { en: 'At most … at a time.', zh: '每次最多…。' },
    { en: 'Needs the permission to ….', zh: '需要…权限。' },
    { en: 'It cannot be undone.', zh: '操作无法撤销。' },
  ],
  notes: [
    { en: 'Amounts are in ….', zh: '金额以…计。' },
    { en: 'Times are in ….', zh: '时间以…计。' },
  ],
}

/** What an author has still to fill in. */
export const SLOT = '…'
const OTHER = '{other}'

/**
 * The openings of an answer in a language, each with the tools that it may point to: one line per
 * tool. Without another tool the slot stays for the author.
 */
export function openingsFor(
  key: DescriptionKey,
  lang: Lang,
  others: readonly string[],
): readonly string[] {
  return OPENINGS[key].flatMap((each) => {
    const text = each[lang]
    if (!text.includes(OTHER)) return [text]
    return (others.length ? others : [SLOT]).map((name) => text.replace(OTHER, () => name))
  })
}

/** The answer with an opening behind what is there, and where its first slot stands, if it has one. */
export function withOpening(
  answer: string,
  opening: string,
): { readonly text: string; readonly slot: readonly [start: number, end: number] | undefined } {
  const before = answer.trimEnd()
  const gap = before === '' || /[。！？；，、：]["”’）」]*$/.test(before) ? '' : ' '
  const text = before + gap + opening
  const start = text.indexOf(SLOT, before.length)
  return { text, slot: start < 0 ? undefined : [start, start + SLOT.length] }
}
