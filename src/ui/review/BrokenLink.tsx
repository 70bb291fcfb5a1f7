import '../../i18n/words/review'
import { type FormEvent, useState } from 'react'
import { type LinkProblem, type LinkProblemReason, readLink } from '../../core/share/decode-link'
import { linkProblemText } from '../../core/share/link-problem-words'
import type { WordKey } from '../../i18n/words'
import { powers } from '../../state/powers'
import { useView } from '../../state/view'
import { Icon } from '../kit/Icon'
import { useWords } from '../kit/use-words'
import { PageTop } from './PageTop'

const titles: Record<LinkProblemReason, WordKey> = {
  empty: 'review.brokenEmpty',
  shortened: 'review.brokenShortened',
  cut: 'review.brokenCut',
  damaged: 'review.brokenDamaged',
  newer: 'review.brokenNewer',
  'too-large': 'review.brokenTooLarge',
  'not-a-link': 'review.brokenNotALink',
}

/** Says what is wrong with a link and leads on: paste it again, or go to one's own work. */
export function BrokenLink({
  problem,
  onPasted,
}: {
  problem: LinkProblem
  onPasted: (text: string) => void
}) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  return (
    <div className="page">
      <PageTop title={t('review.brokenPage')} />
      <main className="wrap broken">
        <div className="sheet">
          <header>
            <h1>
              <span className="error">
                <Icon name="octagon" />
              </span>
              {t(titles[problem.reason])}
            </h1>
          </header>
          <section>
            <p>{linkProblemText(problem, lang)}</p>
            <p className="two">{t('review.ownWorkSafe')}</p>
            <PasteAgain onPasted={onPasted} />
          </section>
          <section className="acts">
            <button type="button" className="btn line" onClick={() => powers().leaveLink()}>
              {t('review.leave')}
            </button>
          </section>
        </div>
      </main>
    </div>
  )
}

function PasteAgain({ onPasted }: { onPasted: (text: string) => void }) {
  const t = useWords()
  const lang = useView((state) => state.lang)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<LinkProblem>()
  const attempt = (event: FormEvent) => {
    event.preventDefault()
    const read = readLink(text)
    if (read.ok) onPasted(text)
    else setProblem(read)
  }
  return (
    <form className="paste-again" onSubmit={attempt}>
      <label className="lab" htmlFor="paste-again">
        {t('review.pasteAgain')}
      </label>
      <div className="paste-row">
        <input
          id="paste-again"
          className={problem ? 'inp error' : 'inp'}
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby="paste-again-says"
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
          }}
        />
        <button type="submit" className="btn main">
          {t('review.open')}
        </button>
      </div>
      <p id="paste-again-says" role="status" className={problem ? 'error' : 'quiet'}>
        {problem
          ? t('review.stillBroken', { reason: linkProblemText(problem, lang) })
          : t('review.pasteAgainHint')}
      </p>
    </form>
  )
}
