import { fromPlain } from '../../json/plain'
import type { Lang } from '../../lint/rule'
import { newSet, saveSet, withEnvelopeEdits } from '../../model/tool-set'
import { inLanguage } from '../../templates/both'
import { asToolText } from '../../templates/registry'
import type { Question } from '../questions/question'
import { readQuestion } from '../questions/read-questions'
import { addingQuestions } from '../questions/write-question'
import { CALCULATOR } from './calculator-questions'
import type { Demonstration } from './demonstration'
import { SHOP } from './shop-questions'

/** The sets to try the bench with, the smallest first. */
export const DEMONSTRATIONS: readonly Demonstration[] = [CALCULATOR, SHOP]

/** The questions of a demonstration in one language, as a document has them. */
export const demonstrationQuestions = (
  { questions }: Demonstration,
  lang: Lang,
): readonly Question[] =>
  questions.map((each) => {
    const read = readQuestion(fromPlain({ ...(inLanguage(each, lang) as object), lang }), [])
    if ('code' in read) throw new Error(`${each.id}: ${read.code}`)
    return read
  })

/** The demonstration as the text of a set: the good versions of its tools, and its questions. */
export function demonstrationSet(demonstration: Demonstration, lang: Lang): string {
  const texts = demonstration.templates.map((template) =>
    asToolText(template, lang, 'good').trimEnd(),
  )
  let count = 0
  const set = newSet(demonstration.title[lang], texts, () => `t${++count}`)
  const adding = addingQuestions(undefined, demonstrationQuestions(demonstration, lang))
  return saveSet(adding.ok ? withEnvelopeEdits(set, adding.edits) : set)
}
