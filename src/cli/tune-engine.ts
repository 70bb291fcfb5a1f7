import process from 'node:process'
import { setFlagsFromString } from 'node:v8'

/**
 * Node 20 has one optimising compiler and none in between. It sets to work on a function after 66 kB
 * of its code have run: in a program of thousands of functions that is done in seconds, it takes as
 * long as half of what the functions do. Newer ones optimise in steps, and gain nothing here.
 */
export const OPTIMISES_IN_ONE_STEP = process.versions.node.startsWith('20.')

/** Only where it was tried: an engine that does not know a flag would say so on the error stream. */
const WAS_TRIED = /^2[02]\./.test(process.versions.node)

/** Sets the engine up for a program that is over in seconds. For all threads. */
export function tuneEngine(): void {
  if (OPTIMISES_IN_ONE_STEP) setFlagsFromString('--interrupt-budget=800000')
  // A pattern is interpreted when it is first run, which takes longer than to compile ours.
  if (WAS_TRIED) setFlagsFromString('--no-regexp-tier-up')
}
