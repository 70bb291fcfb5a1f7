import '../../i18n/words/checklist'
import { changeBetween } from '../../core/json/edit'
import { type DiffLine, lineDiff } from '../exchange/line-diff'
import { useWords } from '../kit/use-words'

/** The lines that a fix takes away and puts in, by sign and colour and, for the ear, by word. */
export function FixPreview({ before, after }: { before: string; after: string }) {
  const t = useWords()
  const lines = lineDiff(before, after).filter(({ kind }) => kind === 'removed' || kind === 'added')
  return (
    <div className="diff" translate="no">
      {lines.map((line, i) => {
        const isRemoved = line.kind === 'removed'
        return (
          <div key={i} className={isRemoved ? 'd' : 'a'}>
            <span className="mono">
              <span className="sr">{t(isRemoved ? 'checklist.removed' : 'checklist.added')} </span>
              <ChangedPart line={line} partner={partnerOf(lines, i)} />
            </span>
          </div>
        )
      })}
    </div>
  )
}

/** A line that one other line takes the place of, told apart by what changed within it. */
function partnerOf(lines: readonly DiffLine[], index: number): string | undefined {
  const isRemoved = lines[index]!.kind === 'removed'
  const near = (i: number, kind: DiffLine['kind']) => lines[i]?.kind === kind
  const first = isRemoved ? index : index - 1
  const isPair =
    near(first, 'removed') &&
    near(first + 1, 'added') &&
    !near(first - 1, 'removed') &&
    !near(first + 2, 'added')
  return isPair ? lines[isRemoved ? index + 1 : index - 1]!.text : undefined
}

function ChangedPart({ line, partner }: { line: DiffLine; partner: string | undefined }) {
  const text = line.text.trimStart()
  const change = partner === undefined ? undefined : changeBetween(partner.trimStart(), text)
  if (!change) return text
  const end = change.start + change.insert.length
  const changed = text.slice(change.start, end)
  return (
    <>
      {text.slice(0, change.start)}
      {changed && (line.kind === 'added' ? <ins>{changed}</ins> : <del>{changed}</del>)}
      {text.slice(end)}
    </>
  )
}
