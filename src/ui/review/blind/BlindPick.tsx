import '../../../i18n/words/blind'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { type BlindQuestion, blindTools, pickOf } from '../../../core/review/blind'
import { labelOf } from '../../../core/source/label-of'
import { asReviewer, useReviewer } from '../../../state/reviewer'
import { said, useReviewing } from '../../../state/reviewing'
import { useShownAs } from '../../../state/shown-as'
import { Modal } from '../../kit/Modal'
import { useWords } from '../../kit/use-words'
import { Prose } from '../Prose'
import { BlindChoices } from './BlindChoices'
import { type Draft, draftOf, faultOf, pickedBy } from './draft'
import './blind.css'

interface BlindPickProps {
  readonly questions: readonly BlindQuestion[]
  readonly onClose: () => void
}

/** One question after the other, with what a model gets of the tools and nothing else. */
export default function BlindPick({ questions, onClose }: BlindPickProps) {
  const t = useWords()
  const form = useId()
  const set = useReviewing((state) => state.set)
  const of = useReviewing((state) => state.of)
  const picks = useReviewing((state) => state.state.picks)
  const me = useReviewer((state) => state.name)
  const dialect = useShownAs((state) => state.dialect)
  const tools = useMemo(() => blindTools(set, dialect), [set, dialect])
  const own = questions.map((question) => pickOf(picks, me, question))
  const picked = own.filter((pick) => pick !== undefined).length
  // Goes on where the reader was, which is the first question without a pick.
  const [at, setAt] = useState(() => Math.max(0, own.indexOf(undefined)))
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  // How often it was tried to go on from here with something missing.
  const [tries, setTries] = useState(0)
  const head = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    if (!hasMoved.current) return undefined
    // After the dialog that asked for a name has given the focus back.
    const timer = setTimeout(() => head.current?.focus())
    return () => clearTimeout(timer)
  }, [at])

  const question = questions[at]
  const mine = own[at]
  const before = draftOf(mine, tools)
  const draft = (question && drafts[question.id]) ?? before
  const fault = faultOf(draft)
  const go = (to: number) => {
    hasMoved.current = true
    setTries(0)
    setAt(to)
  }
  const change = (next: Draft) => {
    if (question) setDrafts({ ...drafts, [question.id]: next })
  }
  const pick = () => {
    if (!question || fault) return setTries(tries + 1)
    const { id, text } = question
    asReviewer(() => {
      if (draft !== before) {
        // Else the earlier pick would come back when this one is taken back.
        if (mine) said({ kind: 'withdraw', to: mine.id })
        said({ kind: 'pick', asked: text, question: id, of, ...pickedBy(draft, tools) })
      }
      go(at + 1)
    })
  }
  const takeBack = () => {
    if (mine) said({ kind: 'withdraw', to: mine.id })
    change(draftOf(undefined, tools))
  }
  const isLast = at === questions.length - 1

  return (
    <Modal
      title={t(question ? 'blind.title' : 'blind.thanks')}
      onClose={onClose}
      focusFirst={head}
      wide
      footer={
        question ? (
          <>
            {at > 0 && (
              <button type="button" className="btn" onClick={() => go(at - 1)}>
                {t('blind.back')}
              </button>
            )}
            <span className="grow" />
            <button type="button" className="btn" onClick={() => go(at + 1)}>
              {t(isLast ? 'blind.skipLast' : 'blind.skip')}
            </button>
            <button type="submit" form={form} className="btn main">
              {t(isLast ? 'blind.pickLast' : 'blind.pick')}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="btn" onClick={() => go(0)}>
              {t('blind.again')}
            </button>
            <span className="grow" />
            <button type="button" className="btn main" onClick={onClose}>
              {t('blind.toPage')}
            </button>
          </>
        )
      }
    >
      <div className="blind">
        <h3 ref={head} tabIndex={-1}>
          {question
            ? t('blind.at', { at: at + 1, count: questions.length })
            : t('blind.done', { picked, count: questions.length })}
          {question && <span className="quiet">{t('blind.picked', { count: picked })}</span>}
        </h3>
        {question ? (
          <form
            id={form}
            onSubmit={(event) => {
              event.preventDefault()
              pick()
            }}
          >
            <blockquote>
              <Prose text={question.text} />
            </blockquote>
            <p className="quiet">{t('blind.how', { dialect: labelOf(dialect) ?? dialect })}</p>
            {mine && typeof mine.picked === 'object' && before.choice === undefined && (
              <p className="quiet">{t('blind.toolGone', { name: mine.picked.tool })}</p>
            )}
            <BlindChoices
              tools={tools}
              draft={draft}
              fault={tries > 0 ? fault : undefined}
              tries={tries}
              onChange={change}
              onTakeBack={mine && takeBack}
            />
          </form>
        ) : (
          picked > 0 && <p>{t('blind.send')}</p>
        )}
      </div>
    </Modal>
  )
}
