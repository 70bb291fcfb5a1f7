import { isSameList } from '../../../core/same-list'
import { useHeld } from '../../kit/use-held'

/** The same list as long as its items are, so that what is worked out from it stays. */
export const useSettled = <T>(list: readonly T[]): readonly T[] => useHeld(list, isSameList)
