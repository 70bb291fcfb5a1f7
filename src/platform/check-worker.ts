import { answerTask, type BusyWith, type CheckTask } from '../core/calls/check-task'

/** One task, under a number that its answer carries. */
export interface CheckRequest {
  readonly id: number
  readonly task: CheckTask
}

/** What the worker says: that it is there, what it is busy with, what came of it. */
export type CheckMessage =
  | { readonly is: 'ready' }
  | { readonly is: 'busy'; readonly id: number; readonly busy: BusyWith }
  | { readonly is: 'done'; readonly id: number; readonly answer: ReturnType<typeof answerTask> }
  | { readonly is: 'failed'; readonly id: number; readonly message: string }

const say = (message: CheckMessage): void => self.postMessage(message)

// A pattern or a schema can take for ever, so it is tried here, where it can be given up.
self.addEventListener('message', ({ data: { id, task } }: MessageEvent<CheckRequest>) => {
  try {
    say({ is: 'done', id, answer: answerTask(task, (busy) => say({ is: 'busy', id, busy })) })
  } catch (error) {
    say({ is: 'failed', id, message: String(error) })
  }
})
say({ is: 'ready' })
