/** A text that the document did not take up, and the state of the document it stood beside. */
interface Step<State> {
  readonly text: string
  readonly beside: State
}

/**
 * The steps back through what was typed and is not in the document: a text with an error, or one
 * that says what the document cannot. Steps of the document itself are its own history's, so a step
 * counts only while the document is in the state it was typed beside.
 */
export class DraftSteps<State> {
  private past: Step<State>[] = []
  private future: Step<State>[] = []
  private burst: string | undefined

  /** `text` was left for another that the document did not take up; keys of one burst are one step. */
  typed(text: string, beside: State, burst: string): void {
    this.future = []
    if (burst === this.burst && this.past.at(-1)?.beside === beside) return
    this.burst = burst
    this.past.push({ text, beside })
  }

  /** The document took up what was typed, so there is nothing to do again. */
  takenUp(): void {
    this.future = []
    this.burst = undefined
  }

  /** The text to go back to from `text`; none where the next step back is the document's. */
  back(text: string, beside: State): string | undefined {
    return this.step(this.past, this.future, text, beside)
  }

  /** The same the other way. */
  again(text: string, beside: State): string | undefined {
    return this.step(this.future, this.past, text, beside)
  }

  private step(
    from: Step<State>[],
    to: Step<State>[],
    text: string,
    beside: State,
  ): string | undefined {
    this.burst = undefined
    for (let top = from.at(-1); top?.beside === beside; top = from.at(-1)) {
      from.pop()
      if (top.text === text) continue
      to.push({ text, beside })
      return top.text
    }
    return undefined
  }
}
