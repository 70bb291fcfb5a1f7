import { judgeNext, type SharedWork } from './shared-work'

/** What a thread is told by which it knows that it is one of this program's. */
export const LINT_THREAD = 'toolwright lint'

/** The thread's end of the line to the command. */
export interface Line {
  readonly once: (event: 'message', listener: (work: SharedWork) => void) => unknown
  readonly postMessage: (message: unknown) => void
  readonly close: () => void
}

/** The program as a thread beside another of itself: judges tools of the work that it is sent. */
export function runLintThread(line: Line): void {
  line.once('message', (work) => {
    for (let judged = judgeNext(work); judged; judged = judgeNext(work)) line.postMessage(judged)
    line.close()
  })
}
