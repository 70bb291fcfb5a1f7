/** The words of a name in lower-case ASCII; none where it has none that an identifier could have. */
export function wordsOfName(name: string): readonly string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase())
}

/** The first of `name`, `name2`, `name3`… that is not taken yet; it is taken then. */
export function takeName(name: string, taken: Set<string>): string {
  let free = name
  for (let i = 2; taken.has(free); i++) free = `${name}${i}`
  taken.add(free)
  return free
}
