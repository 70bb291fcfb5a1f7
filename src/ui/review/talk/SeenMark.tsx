import '../../../i18n/words/review'
import { useEffect, useState } from 'react'
import type { JsonObject, Path } from '../../../core/json/node'
import { type SeenBy, seenBy } from '../../../core/review/seen-by'
import { useShownAs } from '../../../state/shown-as'
import { Icon } from '../../kit/Icon'
import { useWords } from '../../kit/use-words'
import { inTurn } from './in-turn'

/** Whether the model of the chosen dialect gets a line, or only the host. */
export function SeenMark({ tool, path }: { tool: JsonObject; path: Path }) {
  const t = useWords()
  const dialect = useShownAs((state) => state.dialect)
  const [seen, setSeen] = useState<SeenBy>()
  const key = path.join('\n')
  useEffect(
    () => inTurn(() => setSeen(seenBy(tool, dialect)?.of(path))),
    // A path is the same when its steps are.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [tool, dialect, key],
  )
  if (!seen) return <span className="see" />
  const words = t(seen === 'model' ? 'review.modelSees' : 'review.hostOnly')
  return (
    <span className={seen === 'model' ? 'see m' : 'see'} title={words}>
      <Icon name={seen === 'model' ? 'model' : 'lock'} small label={words} />
    </span>
  )
}
