import { MOST_EVERYWHERE, sanitised } from './same-after-sanitising'

/** A number that was put behind a name with a mark between. */
const NUMBERED = /^(.+)([_-])(\d{1,3})$/su

/** Names that are taken, each by what clients make of it. */
export class TakenNames {
  readonly #keys = new Set<string>()

  constructor(names: Iterable<string>) {
    for (const name of names) this.add(name)
  }

  has(name: string): boolean {
    return this.#keys.has(keyOf(name))
  }

  add(name: string): void {
    this.#keys.add(keyOf(name))
  }
}

/**
 * `wanted`, or with the first number behind it that makes it a name of its own beside those that are
 * taken, in the writing of the name: `get_order_2`, `get-order-2`, `getOrder2`. Names that clients
 * make the same (marks and case) count as taken. A name that is as long as any may be stays so.
 */
export function freeToolName(wanted: string, taken: TakenNames): string {
  if (wanted === '' || !taken.has(wanted)) return wanted
  // `get_order_2` beside `get_order` counts on; the number of `report_2024` is part of its name.
  const numbered = NUMBERED.exec(wanted)
  const base = numbered && taken.has(numbered[1]!) ? numbered[1]! : wanted
  const mark = base === wanted ? markOf(wanted) : numbered![2]!
  for (let number = 2; ; number++) {
    const end = `${mark}${number}`
    const most = wanted.length > MOST_EVERYWHERE.value ? Infinity : MOST_EVERYWHERE.value
    const name = base.slice(0, most - end.length) + end
    if (!taken.has(name)) return name
  }
}

const keyOf = (name: string): string => sanitised(name, Infinity, 'marks').toLowerCase()

/** What stands between the words of a name; none where capitals do, unless a number would run on. */
function markOf(name: string): string {
  if (name.includes('_')) return '_'
  if (name.includes('-')) return '-'
  return /\p{Ll}\p{Lu}/u.test(name) && !/\d$/.test(name) ? '' : '_'
}
