import type { Member } from '../../json/node'

/** The members of an object as it is put together: a later one of a name takes the earlier one's place. */
export class MemberList {
  readonly #members: Member[] = []
  readonly #places = new Map<string, number>()
  readonly #said = new Set<string>()

  get members(): readonly Member[] {
    return this.#members
  }

  /** Adds a member that the literal itself names; whether it did so before. */
  say(next: Member): boolean {
    const isAgain = this.#said.has(next.key)
    this.#said.add(next.key)
    this.put(next)
    return isAgain
  }

  /** Adds a member of another object that is spread here. */
  put(next: Member): void {
    const place = this.#places.get(next.key)
    if (place !== undefined) this.#members[place] = next
    else this.#places.set(next.key, this.#members.push(next) - 1)
  }
}
