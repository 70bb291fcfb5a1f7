/** Takes the first that fits out of a list that is used up; undefined where none does. */
export function takenFrom<T>(left: T[], fits: (each: T) => boolean): T | undefined {
  const at = left.findIndex(fits)
  return at < 0 ? undefined : left.splice(at, 1)[0]
}
