/** Blanks and comments; written so that there is one way only to match them. */
const SPACE = String.raw`(?:\s|\/\/[^\n]*(?:\n|$)|\/\*(?:[^*]|\*(?!\/))*\*\/)*`

/** What a Java file begins with, behind its comments. */
const JAVA_START = new RegExp(
  String.raw`^\uFEFF?${SPACE}(?:package|import|public|final|abstract|class|record|interface|enum|@\w+)\b`,
)

/** The package, the imports and what stands between them, at the beginning of a file. */
export const HEADER = new RegExp(String.raw`^${SPACE}(?:(?:import|package)\s[^;]*;${SPACE})*`)

const DECLARES =
  /@Tool\b|\bToolSpecification\s*\.|\bextends\s+ToolBase\b|\bToolSchema\s*\.|\bFunctionToolCallback\s*\.|\bToolDefinition\s*\./

const LOOKS_LIKE_JAVA =
  /^[ \t]*(?:import\s+(?:static\s+)?[\w.*]+;|package\s+[\w.]+;)|\b(?:class|interface|record|public|private|protected)\s|\b\w+[ \t]+\w+\s*\([^)]{0,2000}\)\s*[{;]/m

const isMarkdown = (text: string): boolean => /^[ \t]*```/m.test(text) && !JAVA_START.test(text)

/**
 * Whether a text is Java source that declares tools, by itself or in the code blocks of a Markdown
 * text; one that begins as JSON is not.
 */
export function isJavaTools(text: string): boolean {
  if (/^[\s\uFEFF]*[[{"]/.test(text)) return false
  // The decorator of a TypeScript framework looks alike, but takes an object.
  if (/@Tool\s*\(\s*\{\s*\w+\s*:/.test(text)) return false
  if (isMarkdown(text) && !/^[ \t]*```+[ \t]*java\b/im.test(text)) return false
  return DECLARES.test(text) && LOOKS_LIKE_JAVA.test(text)
}

/** Of a Markdown text the Java in its code blocks, each line in its place; any other text as it is. */
export function javaIn(text: string): string {
  if (!isMarkdown(text)) return text.replace(/^\uFEFF/, '')
  let isInside = false
  let isJava = false
  return text
    .split('\n')
    .map((line) => {
      const fence = /^[ \t]*```+[ \t]*(\w*)/.exec(line)
      if (!fence) return isInside && isJava ? line : ''
      isInside = !isInside
      isJava = fence[1]!.toLowerCase() === 'java'
      return ''
    })
    .join('\n')
}
