import { signal } from '../kit/signal'

/** Whether the list of snapshots is asked for. */
export const historyRequest = signal(false)
