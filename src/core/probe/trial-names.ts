import type { Path } from '../json/node'
import type { Trial } from './probe-tool'

/** The names that lead to a place of a call, with dots between them; entries of lists have none. */
export const namesTo = (at: Path): string => at.filter((step) => typeof step === 'string').join('.')

/** The parameters that a trial is about. */
export const namesOfTrial = ({ at, touched }: Trial): readonly string[] =>
  touched.length > 0 ? touched.map(namesTo) : [namesTo(at)]
