import { describe, expect, it } from 'vitest'
import { splitCommand } from './split-command'

describe('a command line', () => {
  it.each<[string, string[]]>([
    ['node server.js', ['node', 'server.js']],
    ['  npx\t-y  @scope/server \n', ['npx', '-y', '@scope/server']],
    ['"/my servers/a" --name "b c"', ['/my servers/a', '--name', 'b c']],
    [`x 'it is' "it's" 'say "no"'`, ['x', 'it is', "it's", 'say "no"']],
    [`a"b c"'d e'f`, ['ab cd ef']],
    [`x '' ""`, ['x', '', '']],
    ['x "a\\"b\\\\c\\d"', ['x', 'a"b\\c\\d']],
    [`x 'a\\'`, ['x', 'a\\']],
    ['x a\\ b \\"c\\"', ['x', 'a b', '"c"']],
    ['C:\\tools\\node.exe C:\\srv\\x.js', ['C:\\tools\\node.exe', 'C:\\srv\\x.js']],
    ['x $HOME ~ * a|b "|" \'>\' \\; a=b', ['x', '$HOME', '~', '*', 'a|b', '|', '>', '\\;', 'a=b']],
    ['x 中文 "空 格"', ['x', '中文', '空 格']],
  ])('%j is split into words', (text, words) => {
    const [command, ...args] = words
    expect(splitCommand(text)).toEqual({ ok: true, command, args })
  })

  it.each([
    ['', 'command-empty'],
    ['  ', 'command-empty'],
    ['"" x', 'command-empty'],
    ['x "a', 'command-unclosed'],
    ["x 'a\\'b'", 'command-unclosed'],
    ['a | b', 'command-for-shell'],
    ['cd x && node y', 'command-for-shell'],
    ['x 2>&1', 'command-for-shell'],
    ['x > y', 'command-for-shell'],
    ['KEY=1 node x', 'command-assigns'],
  ])('%j is refused: %s', (text, word) => {
    expect(splitCommand(text)).toMatchObject({ ok: false, word })
  })
})
