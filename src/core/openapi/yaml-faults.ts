/** A fault as the YAML reader tells it. */
export interface YamlFault {
  readonly code: string
  readonly pos: readonly [number, number]
  readonly message: string
}

/** What the reader calls a fault, and our code for it; whatever is not listed is plain syntax. */
const CODES: Readonly<Record<string, string>> = {
  BAD_INDENT: 'openapi.yaml-indent',
  TAB_AS_INDENT: 'openapi.yaml-tab',
  MISSING_CHAR: 'openapi.yaml-unclosed',
  BAD_ALIAS: 'openapi.yaml-alias',
  BAD_SCALAR_START: 'openapi.yaml-unquoted',
  BLOCK_AS_IMPLICIT_KEY: 'openapi.yaml-unquoted',
  MULTILINE_IMPLICIT_KEY: 'openapi.yaml-unquoted',
  BAD_DQ_ESCAPE: 'openapi.yaml-escape',
  TAG_RESOLVE_FAILED: 'openapi.yaml-tag',
  RESOURCE_EXHAUSTION: 'openapi.yaml-too-deep',
}

/** Our code for a fault. A bracket that is never closed shows as the indentation of what follows it. */
export function yamlFaultCode({ code, message }: YamlFault): string {
  if (code === 'BAD_INDENT' && /^Flow /.test(message)) return 'openapi.yaml-unclosed'
  return Object.hasOwn(CODES, code) ? CODES[code]! : 'openapi.yaml-syntax'
}

/** A text that is nested too deep exhausts the reader again and again: that is one fault. */
export function tellingFaults(faults: readonly YamlFault[]): readonly YamlFault[] {
  const exhausted = faults.find((each) => each.code === 'RESOURCE_EXHAUSTION')
  return exhausted ? [exhausted] : faults
}
