import { Fragment } from 'react'
import type { SentenceChange, TextDiff } from '../../core/diff/text/compare-texts'
import type { Mark } from '../../core/diff/text/words-changed'
import { languageOf } from '../../core/reading/language'

/** One of the two versions. */
export type Side = 'before' | 'after'

/** Whether a version has the text at all. */
export const hasSide = (text: TextDiff, side: Side): boolean =>
  text.some((each) => partOn(each, side))

/** One version of a text, with its sentences that are in no other version, and in those the words. */
export function TextSide({ text, side }: { text: TextDiff; side: Side }) {
  const parts = text.flatMap((each, i) => {
    const part = partOn(each, side)
    return part ? [{ ...part, key: i, isNear: isNear(text, i) }] : []
  })
  const whole = parts.map(({ plain }) => plain).join(' ')
  return (
    <p className="prose" lang={languageOf(whole) === 'zh' ? 'zh-Hans' : 'en'}>
      {parts.map(({ key, plain, marks, isNear: isShown }, i) => {
        // What stayed the same is context: only what stands beside a change is read again.
        if (!isShown)
          return parts[i - 1]?.isNear === false ? null : <Fragment key={key}>… </Fragment>
        return (
          <Fragment key={key}>
            {marks ? <Marked marks={marks} side={side} /> : plain}
            {/[!-~]$/.test(plain) && ' '}
          </Fragment>
        )
      })}
    </p>
  )
}

interface Part {
  readonly plain: string
  readonly marks?: readonly Mark[]
}

function partOn(each: SentenceChange, side: Side): Part | undefined {
  if (each.kind === 'changed') {
    const marks = each[side]
    return { plain: marks.map(({ text }) => text).join(''), marks }
  }
  const { kind, text } = each
  if (kind === (side === 'before' ? 'added' : 'removed')) return undefined
  const isMarked = kind === 'added' || kind === 'removed'
  return isMarked ? { plain: text, marks: [{ text, isChanged: true }] } : { plain: text }
}

const isNear = (text: TextDiff, i: number): boolean =>
  text.slice(Math.max(0, i - 1), i + 2).some(({ kind }) => kind !== 'same')

function Marked({ marks, side }: { marks: readonly Mark[]; side: Side }) {
  return marks.map(({ text, isChanged }, i) =>
    !isChanged ? (
      <Fragment key={i}>{text}</Fragment>
    ) : side === 'before' ? (
      <del key={i}>{text}</del>
    ) : (
      <ins key={i}>{text}</ins>
    ),
  )
}
