import { readText, type Sentence } from '../../reading/read-text'

/** Where a sentence may turn: "Use it for X, not for Y", "适用于X；不适用于Y". */
const TURN = /(?<=[;；,，])|(?=\s[-–—(（]\s?)|(?=\bbut\b)/i

/**
 * A sentence without what it says about when not to use the tool, and which one instead. One that
 * says nothing else is empty; of one that says when to use it as well, the clauses are told apart.
 */
export function withoutWhenNot(sentence: Sentence): Pick<Sentence, 'text' | 'answers'> {
  const { text, answers } = sentence
  if (!answers.whenNot) return sentence
  const others = { ...answers }
  delete others.whenNot
  if (Object.keys(others).length === 0) return { text: '', answers: {} }
  let isKept = true
  const kept = text.split(TURN).filter((clause) => {
    const said = readText(clause).answers
    // A clause that gives no answer goes on with what was said before it.
    if (said.whenNot > 0) isKept = false
    else if (said.does + said.when + said.returns + said.limits > 0) isKept = true
    return isKept
  })
  return { text: kept.join(''), answers: others }
}
