import '../../../i18n/words/bench-questions'
import type { Unmatched } from '../../../core/bench/matching/match-arm'
import { matchingByHand } from '../../../core/bench/matching/match-by-hand'
import type { Question } from '../../../core/bench/questions/question'
import { envelopeOf } from '../../../core/model/tool-set'
import { setEdited, useDocument } from '../../../state/document'
import { Select } from '../../kit/Select'
import { useWords } from '../../kit/use-words'

/**
 * What questions need and a version has under no name that was recognised: each with a choice of what
 * is left over there. What is chosen is kept in the document: one step to undo.
 */
export function MatchByHand({
  unmatched,
  asked,
}: {
  unmatched: Unmatched
  asked: readonly Question[]
}) {
  const t = useWords()
  const needed = neededOf(unmatched, asked)
  if (needed.length === 0) return null
  return (
    <ul className="match-by-hand">
      {needed.map(({ tool, parameter, choices }) => {
        const label = t(
          parameter === undefined ? 'questions.matchTool' : 'questions.matchParameter',
          { tool, name: parameter ?? '' },
        )
        return (
          <li key={`${tool} ${parameter ?? ''}`}>
            <Select
              look="s"
              aria-label={label}
              value=""
              options={[
                { value: '', label },
                ...choices.map((name) => ({ value: name, label: name })),
              ]}
              onChoose={(name) => {
                const root = envelopeOf(useDocument.getState().set)
                const of = parameter === undefined ? { tool } : { tool, parameter }
                if (name !== '') setEdited(matchingByHand(root, of, name))
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface Needed {
  readonly tool: string
  readonly parameter?: string
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
