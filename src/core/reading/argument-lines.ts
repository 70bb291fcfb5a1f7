/** A heading over a list of arguments, and what may stand behind it on its line. */
const ARGUMENTS_HEADING =
  /^\W{0,4}(?:args?|arguments?|param(?:eter)?s?|inputs?|options?|参数|输入|入参)[^:：\n]{0,20}[:：]\W*/i
/** Any other heading ends the list. */
const OTHER_HEADING =
  /^\W{0,4}(?:R(?:eturns?|ETURNS?|aises?)|Outputs?|OUTPUT|Response|E(?:xamples?|XAMPLES?)|N(?:otes?|OTES?)|Usage|When|Limits?|返回|示例|注意|说明)[^:：\n]{0,24}[:：]/
/** `limit (int): at most 100` */
const LINE =
  /^(?:[-*•]\s*|\d{1,2}[.)]\s*)?[`'"*]{0,3}[A-Za-z_][\w.]{0,40}[`'"*]{0,3}\s*(?:[(（][^)）\n]{0,60}[)）])?\s*(?:[:：]|[-—–]\s)\s*\S/

/** How many arguments a description explains in a list of its own ("Args:"). */
export function argumentLines(text: string): number {
  let count = 0
  let isList = false
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    const heading = ARGUMENTS_HEADING.exec(line)?.[0]
    if (heading !== undefined) {
      isList = true
      // "Args: city: the name of a city" on one line.
      if (heading.length < line.length) count += 1
    } else if (OTHER_HEADING.test(line)) isList = false
    else if (isList && LINE.test(line)) count += 1
  }
  return count
}

const MENTION = /`[a-z]\w*`|\b[a-z]+_[a-z_]+\b|\bparam(?:eter)?s?\b|\barguments?\b|参数/gi

/** How often a description speaks of parameters anywhere. */
export const argumentMentions = (text: string): number => text.match(MENTION)?.length ?? 0
