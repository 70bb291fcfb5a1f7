import '../../../i18n/words/bench-questions'
import { useRef } from 'react'
import type { Unmatched } from '../../../core/bench/matching/match-arm'
import {
  type HandMatch,
  handMatchesIn,
  type MatchedPart,
  matchingByHand,
  unmatchingByHand,
} from '../../../core/bench/matching/match-by-hand'
import type { Question } from '../../../core/bench/questions/question'
import type { Arm } from '../../../core/bench/runs/run'
import type { Edit } from '../../../core/json/edit'
import type { JsonNode } from '../../../core/json/node'
import { envelopeOf } from '../../../core/model/tool-set'
import { setEdited, useDocument } from '../../../state/document'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'

interface MatchByHandProps {
  readonly arm: Arm
  readonly unmatched: Unmatched
  readonly asked: readonly Question[]
}

/** No name begins with it here: of a name this is written in front. */
const NAME = '='
const NONE = 'none'

/**
 * What was said by hand of a version, each to be undone, then what questions need and the version has
 * under no name that was recognised: each with a choice of what is left over there, or of none of it.
 * What is chosen is kept in the document: one step to undo.
 */
export function MatchByHand({ arm, unmatched, asked }: MatchByHandProps) {
  const t = useWords()
  const list = useRef<HTMLUListElement>(null)
  const root = useDocument(({ set }) => envelopeOf(set))
  const said = handMatchesIn(root, arm)
  const needed = neededOf(unmatched, asked).filter(
    (each) => !said.some(({ tool, parameter }) => keyOf({ tool, parameter }) === keyOf(each)),
  )
  if (needed.length === 0 && said.length === 0) return null
  const edit = (edits: (root: JsonNode | undefined) => readonly Edit[]) => {
    setEdited(edits(envelopeOf(useDocument.getState().set)))
    // The control that was used is gone, the list is not.
    list.current?.focus()
  }
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className="match-by-hand"
      aria-label={t('questions.matchedByHand')}
    >
      {said.map((match) => (
        <Said
          key={keyOf(match)}
          match={match}
          onUndo={() => edit((now) => unmatchingByHand(now, match))}
        />
      ))}
      {needed.map(({ choices, ...part }) => {
        const { tool, parameter } = part
        const label = t(
          parameter === undefined ? 'questions.matchTool' : 'questions.matchParameter',
          { tool, name: parameter ?? '' },
        )
        return (
          <li key={keyOf(part)}>
            <Select
              look="s"
              aria-label={label}
              value=""
              options={[
                { value: '', label },
                ...choices.map((name) => ({ value: NAME + name, label: name })),
                { value: NONE, label: t('questions.matchNone') },
              ]}
              onChoose={(value) => {
                const name = value === NONE ? null : value.slice(NAME.length)
                if (value !== '') edit((now) => matchingByHand(now, part, name))
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}

function Said({ match, onUndo }: { match: HandMatch; onUndo: () => void }) {
  const t = useWords()
  const { tool, parameter, armName } = match
  const kind = parameter === undefined ? 'Tool' : 'Parameter'
  const words = t(armName === null ? `questions.handNo${kind}` : `questions.hand${kind}`, {
    tool,
    name: parameter ?? '',
    other: armName ?? '',
  })
  return (
    <li className="hand-match">
      <span>{words}</span>
      <button
        type="button"
        className="link"
        aria-label={t('questions.handUndo', { match: words })}
        onClick={onUndo}
      >
        {t('questions.undo')}
      </button>
    </li>
  )
}

const keyOf = ({
  tool,
  parameter,
}: {
  readonly tool: string
  readonly parameter?: string | undefined
}) => JSON.stringify([tool, parameter])

interface Needed extends MatchedPart {
  /** Names of the version that stand for nothing yet. */
  readonly choices: readonly string[]
}

function neededOf(unmatched: Unmatched, asked: readonly Question[]): readonly Needed[] {
  const expects = (question: Question, tool: string): boolean =>
    question.expected.is === 'tool' && question.expected.tools.includes(tool)
  const tools = unmatched.tools
    .filter((tool) => asked.some((each) => expects(each, tool)))
    .map((tool) => ({ tool, choices: unmatched.leftOver }))
  const parameters = unmatched.parameters
    .filter(({ tool, name }) =>
      asked.some(
        (each) => expects(each, tool) && each.expectedArgs.some((own) => own.name === name),
      ),
    )
    .map(({ tool, name }) => ({
      tool,
      parameter: name,
      choices: unmatched.leftOverParameters.get(tool) ?? [],
    }))
  return [...tools, ...parameters].filter(({ choices }) => choices.length > 0)
}
