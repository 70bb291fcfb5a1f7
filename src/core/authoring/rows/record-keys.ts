import { breaksFormat } from '../../schema/formats'
import { secretShapes } from '../../share/secrets'

/**
 * Whether a member's name is data and no name: a number, a date, a UUID, an e-mail address, or a
 * secret. An object of such names is a dictionary, and its names belong in no schema.
 */
export const isRecordKey = (key: string): boolean =>
  /^\d+$/.test(key) ||
  ['date', 'uuid'].some((format) => !breaksFormat(key, format)) ||
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(key) ||
  secretShapes.some(({ pattern }) => pattern.test(key))
