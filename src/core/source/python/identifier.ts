/** Words that cannot be names in Python 3 (docs.python.org, Keywords), with the soft ones. */
const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except ' +
    'finally for from global if import in is lambda nonlocal not or pass raise return try while ' +
    'with yield match case type _'
  ).split(' '),
)

/** Whether a name can be a variable or a parameter as it stands. */
export function isPythonName(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name)
}
