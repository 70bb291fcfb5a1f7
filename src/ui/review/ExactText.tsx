import '../../i18n/words/reviewing'
import type { JsonObject } from '../../core/json/node'
import { seenBy } from '../../core/review/seen-by'
import { labelOf } from '../../core/source/label-of'
import { useShownAs } from '../../state/shown-as'
import { useWords } from '../kit/use-words'

/** What a model gets of a tool in the chosen dialect, word for word, and nothing else. */
export default function ExactText({ tool }: { tool: JsonObject }) {
  const t = useWords()
  const dialect = useShownAs((state) => state.dialect)
  const text = seenBy(tool, dialect)?.text ?? ''
  return (
    <section>
      <p className="quiet">
        {text
          ? t('reviewing.exactOf', { dialect: labelOf(dialect) ?? dialect })
          : t('reviewing.exactNothing')}
      </p>
      {text && (
        <pre className="json" translate="no">
          {text}
        </pre>
      )}
    </section>
  )
}
