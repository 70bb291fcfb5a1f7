import { fromPointer } from '../core/json/pointer'
import { CHECKLISTS } from '../core/lint/checklists/registry'
import { CHECKLIST_IDS } from '../core/lint/checklists/checklist'
import type { Lang } from '../core/lint/rule'
import { ANSWERS } from '../core/model/tool'
import type { Anchor } from '../core/review/entry'
import { ANSWER_NAMES } from './lint-report'
import { reviewText } from './review-report'

/**
 * What a place in a tool is called, and whether that is a name out of the document. `path` is a
 * pointer to where it stands today.
 */
export function reviewPlace(
  { line, rule }: Pick<Anchor, 'line' | 'rule'>,
  path: string,
  lang: Lang,
): { readonly text: string; readonly isName: boolean } {
  if (line !== undefined) return checklistLine(line, lang)
  if (rule !== undefined) return { text: rule, isName: true }
  const [first, second, ...rest] = fromPointer(path)
  if (first === undefined) return { text: reviewText(lang, 'whole'), isName: false }
  if (first === 'name') return { text: reviewText(lang, 'name'), isName: false }
  if (first === 'description') {
    const answer = ANSWERS.find((each) => each === second)
    const text = answer ? ANSWER_NAMES[answer][lang] : reviewText(lang, 'description')
    return { text, isName: false }
  }
  if ((first === 'inputSchema' || first === 'outputSchema') && second === 'properties')
    return { text: fieldName(rest), isName: true }
  return {
    text: [first, second, ...rest].filter((each) => each !== undefined).join('.'),
    isName: true,
  }
}

/** Fields by their names alone, and what of the last it is, but for its description. */
function fieldName(steps: readonly string[]): string {
  const names: string[] = []
  let isName = true
  for (const [i, step] of steps.entries()) {
    const isDescription = step === 'description' && i === steps.length - 1
    if (isName || !(step === 'properties' || isDescription)) names.push(step)
    isName = !isName && step === 'properties'
  }
  return names.join('.')
}

/** The words of a line that an entry names as `list/number`. */
export function checklistLine(
  line: string,
  lang: Lang,
): { readonly text: string; readonly isName: boolean } {
  const [list, number] = line.split('/')
  const id = CHECKLIST_IDS.find((each) => each === list)
  const words = id && CHECKLISTS[id].lines[Number(number) - 1]?.words
  return words ? { text: words[lang], isName: false } : { text: line, isName: true }
}
