import '../../i18n/words/review'
import { Fragment } from 'react'
import type { WordKey } from '../../i18n/words'
import { useWords } from '../kit/use-words'

/** Stand for the slots while the sentence is made; the author's text is put in only afterwards. */
const marks = { values: '\uE000', low: '\uE001', high: '\uE002' }

/** A sentence whose slots hold values of the author's: each is set as code, none is read as markup. */
export function Coded({ words, values }: { words: WordKey; values: readonly string[] }) {
  const t = useWords()
  return t(words, marks)
    .split(/([\uE000-\uE002])/)
    .map((part, i) => {
      if (part === marks.values) return <Codes key={i} values={values} />
      if (part === marks.low) return <Codes key={i} values={values.slice(0, 1)} />
      if (part === marks.high) return <Codes key={i} values={values.slice(1)} />
      return <Fragment key={i}>{part}</Fragment>
    })
}

function Codes({ values }: { values: readonly string[] }) {
  const t = useWords()
  return values.map((value, i) => (
    <Fragment key={i}>
      {i > 0 && t('review.comma')}
      <code>{value}</code>
    </Fragment>
  ))
}
