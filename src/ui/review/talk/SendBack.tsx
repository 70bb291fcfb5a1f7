import '../../../i18n/words/reviewing'
import { useState } from 'react'
import { get, itemsOf, stringOf, withMember } from '../../../core/json/node'
import type { Asked } from '../../../core/lint/checklists/answer'
import type { Lang } from '../../../core/lint/rule'
import type { reviewMarkdown } from '../../../i18n/review-markdown'
import { useView } from '../../../state/view'
import { print } from '../../../core/json/print'
import { reviewFile } from '../../../core/review/review-file'
import { encodeReviewLink } from '../../../core/share/encode-link'
import { powers } from '../../../state/powers'
import { reviewedSet, reviewOf, useReviewing } from '../../../state/reviewing'
import { fileNameOf } from '../../exchange/file-name'
import { Icon } from '../../kit/Icon'
import { MenuButton } from '../../kit/MenuButton'
import { useWords } from '../../kit/use-words'

type Sent =
  | { readonly how: 'copied' | 'markdown-copied' | 'too-long' }
  | { readonly how: 'by-hand'; readonly text: string }

/** The ways that a review takes back to the author; only what was written here goes along. */
export function SendBack({ asked }: { asked: Asked | undefined }) {
  const t = useWords()
  const own = useReviewing((state) => state.own)
  const [sent, setSent] = useState<{ readonly own: typeof own; readonly sent: Sent }>()
  // What was written since is not in what was sent.
  const now = sent?.own === own ? sent.sent : undefined
  const lang = useView((state) => state.lang)
  const copy = (text: string, how: 'copied' | 'markdown-copied') =>
    void powers()
      .copyText(text)
      .then((ok) => setSent({ own, sent: ok ? { how } : { how: 'by-hand', text } }))
  const copyLink = () => {
    const link = linkOf()
    if (link) copy(link, 'copied')
    else setSent({ own, sent: { how: 'too-long' } })
  }
  const copyMarkdown = () => {
    const copyWith = (write: Writer) => copy(markdownOf(write, asked, lang), 'markdown-copied')
    if (writer) copyWith(writer)
    else void loadWriter().then(copyWith)
  }
  if (own.length === 0) return null
  return (
    <>
      <span className="sent" role="status">
        {(now?.how === 'copied' || now?.how === 'markdown-copied') && (
          <span className="sev pass">
            <Icon name="tick" />
            {t(now.how === 'copied' ? 'reviewing.copied' : 'reviewing.markdownCopied')}
          </span>
        )}
        {now?.how === 'too-long' && <span className="error">{t('reviewing.linkTooLong')}</span>}
      </span>
      {now?.how === 'by-hand' && (
        <label className="by-hand">
          {t('reviewing.copyByHand')}
          <textarea
            className="inp s mono"
            readOnly
            rows={2}
            value={now.text}
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
      )}
      <button type="button" className="btn hide-p" onClick={copyLink}>
        <Icon name="link" />
        {t('reviewing.copyLink')}
      </button>
      <MenuButton
        label={t('reviewing.sendBack')}
        className="btn icon"
        onOpen={() => void loadWriter()}
        items={[
          { id: 'link', label: t('reviewing.copyLink'), icon: 'link', onChoose: copyLink },
          { id: 'file', label: t('reviewing.saveFile'), icon: 'file', onChoose: saveFile },
          {
            id: 'markdown',
            label: t('reviewing.copyMarkdown'),
            icon: 'copy',
            onChoose: copyMarkdown,
          },
          { id: 'print', label: t('reviewing.print'), icon: 'list', onChoose: () => printPage() },
        ]}
      >
        <Icon name="more" label={t('reviewing.sendBack')} />
      </MenuButton>
    </>
  )
}

type Writer = typeof reviewMarkdown

/** Fetched when the menu opens, so that the browser still knows of the click when it copies. */
let writer: Writer | undefined
const loadWriter = async () =>
  (writer = (await import('../../../i18n/review-markdown')).reviewMarkdown)

function markdownOf(write: Writer, asked: Asked | undefined, lang: Lang): string {
  const set = reviewedSet(useReviewing.getState())
  const isWhole = asked?.tools.length === itemsOf(get(set, 'tools')).length
  return write({ set, lang, ...(isWhole ? { asked } : {}) })
}

const titleNow = (): string => stringOf(get(useReviewing.getState().set, 'title')) ?? ''

function linkOf(): string | undefined {
  const { own, of } = useReviewing.getState()
  const reviewText = print(reviewOf(own))
  const link = encodeReviewLink({ of, title: titleNow(), reviewText }, powers().shareBase().url)
  return link.ok ? link.url : undefined
}

function saveFile(): void {
  const { set, own } = useReviewing.getState()
  const file = reviewFile(withMember(set, 'review', reviewOf(own)))
  powers().saveFile(fileNameOf(titleNow(), 'tools', 'review'), print(file) + '\n')
}

/** After the menu has gone from the screen. */
const printPage = (): void => void setTimeout(() => window.print(), 100)
