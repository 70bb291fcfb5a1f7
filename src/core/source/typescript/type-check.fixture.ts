import path from 'node:path'
import ts from 'typescript'

/** What a strict type checker has against files given as text, all in one program. */
export function typeFaults(files: Readonly<Record<string, string>>): readonly string[] {
  const folder = import.meta.dirname
  const options: ts.CompilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const texts = new Map(
    Object.entries(files).map(([name, text]) => [path.join(folder, name), text]),
  )
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.fileExists = (name) => texts.has(name) || fileExists(name)
  host.readFile = (name) => texts.get(name) ?? readFile(name)
  host.getSourceFile = (name, version, ...rest) => {
    const text = texts.get(name)
    return text === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, text, version)
  }
  const program = ts.createProgram([...texts.keys()], options, host)
  return [...texts.keys()].flatMap((name) => {
    const source = program.getSourceFile(name)
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({ messageText, start, file }) => {
      const line = (file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0) + 1
      const message = ts.flattenDiagnosticMessageText(messageText, '\n')
      return `${path.basename(name)}:${line}: ${message}`
    })
  })
}
