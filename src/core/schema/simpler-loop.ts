import { type Hang, hangIn } from './pattern-hang'
import { readPattern } from './pattern'

/** A group that holds nothing but one repeated thing, and is repeated: `(a+)+`, `(?:[a-z]*)*`. */
const LOOP_OF_A_LOOP =
  /^(\((?:\?:|\?<\w+>)?)((?:\\.|\[(?:\\.|[^\]\\])+\]|[^\\[\](){}*+?|^$]))([*+])\)([*+])$/su

/** The pattern with a loop of a loop made one loop, which reads the same texts; undefined for all else. */
export function simplerLoop(pattern: string, { part, index }: Hang): string | undefined {
  const hit = LOOP_OF_A_LOOP.exec(part)
  if (!hit) return undefined
  const [, open = '', what = '', inner, outer] = hit
  const times = inner === '+' && outer === '+' ? '+' : '*'
  const mended = `${pattern.slice(0, index)}${open}${what})${times}${pattern.slice(index + part.length)}`
  return readPattern(mended).reads !== 'not' && !hangIn(mended) ? mended : undefined
}
