import { signal } from './signal'

/** A short note about something that happened out of sight, with at most one thing to do about it. */
export interface ToastNote {
  readonly text: string
  readonly action?: { readonly label: string; readonly run: () => void }
}

/** Notes that the toaster, which is loaded late, has not shown yet. */
export const toastQueue = signal<readonly ToastNote[]>([])

export function toasted(note: ToastNote): void {
  toastQueue.set([...toastQueue.get(), note])
}
