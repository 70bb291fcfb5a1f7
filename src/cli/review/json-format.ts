import { picksByQuestion } from '../../core/bench/people/picks-by-question'
import { questionsOf } from '../../core/bench/questions/read-questions'
import {
  arr,
  bool,
  get,
  itemsOf,
  type JsonNode,
  type JsonObject,
  type Member,
  member,
  num,
  obj,
  str,
  stringOf,
} from '../../core/json/node'
import { pointer } from '../../core/json/pointer'
import { print } from '../../core/json/print'
import { nameOf } from '../../core/model/tool'
import type { Anchor } from '../../core/review/entry'
import type { Place } from '../../core/review/find-place'
import { setHash } from '../../core/review/meaning-hash'
import { type Picked, reviewState } from '../../core/review/review-state'
import { whatIfsOf } from '../../core/review/what-ifs'
import { whatIfMissing, whatIfSentence } from '../../i18n/review-what-ifs'
import type { Reviewed } from './reviewed'

/** All that a review comes to, for programs. Entries stand as they are written in the document. */
export function jsonFormat({ set, lang, asked }: Reviewed): string {
  const { threads, signed, verdicts, picks, unread, unattached } = reviewState(set)
  const tools = itemsOf(get(set, 'tools'))
  const placed = (place: Place, on: Anchor): Member => member('place', placeNode(place, on, tools))
  const entries = (list: readonly { readonly node: JsonNode }[]): JsonNode =>
    arr(list.map(({ node }) => node))
  const given = (list: readonly { entry: { node: JsonNode }; isCurrent: boolean }[]): JsonNode =>
    arr(
      list.map(({ entry, isCurrent }) =>
        obj([member('entry', entry.node), member('current', bool(isCurrent))]),
      ),
    )
  return (
    print(
      obj([
        member('title', str(stringOf(get(set, 'title')) ?? '')),
        member('hash', str(setHash(set))),
        member(
          'threads',
          arr(
            threads.map(({ opened, place, replies, isResolved, decision }) =>
              obj([
                member('entry', opened.node),
                placed(place, opened.on),
                member('replies', entries(replies)),
                member('resolved', bool(isResolved)),
                ...(decision ? [member('decision', decision.node)] : []),
              ]),
            ),
          ),
        ),
        member(
          'signed',
          arr(
            signed.map(({ entry, place, isCurrent }) =>
              obj([
                member('entry', entry.node),
                placed(place, entry.on),
                member('current', bool(isCurrent)),
              ]),
            ),
          ),
        ),
        member('verdicts', given(verdicts)),
        member('picks', pickNodes(picks, set)),
        member('unread', entries(unread)),
        member('unattached', entries(unattached)),
        member(
          'whatIfs',
          arr(
            asked.tools.map((tool, only) =>
              obj([
                member('tool', str(nameOf(tool))),
                member(
                  'answers',
                  arr(
                    whatIfsOf({ ...asked, only }).map(({ id, isAnswered, facts, missing }) =>
                      obj([
                        member('id', str(id)),
                        member('answered', bool(isAnswered)),
                        member('facts', arr(facts.map((fact) => str(whatIfSentence(fact, lang))))),
                        member(
                          'missing',
                          arr(missing.map((each) => str(whatIfMissing(each, lang)))),
                        ),
                      ]),
                    ),
                  ),
                ),
              ]),
            ),
          ),
        ),
      ]),
    ) + '\n'
  )
}

/** Each pick with how it stands, by what its question expects today. */
function pickNodes(picks: readonly Picked[], set: JsonObject): JsonNode {
  const judged = picksByQuestion(picks, questionsOf(set).questions).flatMap((each) => each.picks)
  const byEntry = new Map(judged.map((each) => [each.entry, each]))
  return arr(
    picks.map(({ entry, isCurrent }) => {
      const { standing, isRight } = byEntry.get(entry)!
      return obj([
        member('entry', entry.node),
        member('current', bool(isCurrent)),
        member('standing', str(standing)),
        ...(isRight === undefined ? [] : [member('right', bool(isRight))]),
      ])
    }),
  )
}

function placeNode({ tool, path, found }: Place, on: Anchor, tools: readonly JsonNode[]): JsonNode {
  const name = tool === undefined ? on.tool : nameOf(tools[tool])
  return obj([
    ...(name === undefined ? [] : [member('tool', str(name))]),
    ...(tool === undefined ? [] : [member('index', num(tool))]),
    member('path', str(pointer(path))),
    member('found', str(found)),
  ])
}
