import { paneChosen, sideTabChosen } from '../../state/view'
import { signal } from '../kit/signal'

/** The bench in the order of the work: what is asked, what words tell, asking a model, what came of it. */
export const BENCH_PARTS = ['questions', 'overlap', 'run', 'results'] as const
export type BenchPart = (typeof BENCH_PARTS)[number]

/** Which part is on screen; it stays for the session, while other tabs are looked at. */
export const benchPart = signal<BenchPart>('questions')

/** Goes to a part of the bench from elsewhere, in a narrow window too. */
export function benchPartAsked(part: BenchPart): void {
  benchPart.set(part)
  sideTabChosen('bench')
  paneChosen('side')
}
