import { writeFile } from 'node:fs/promises'

/** Writes a file; gives back why it could not be written. */
export async function writeOut(path: string, text: string): Promise<string | undefined> {
  try {
    await writeFile(path, text)
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : ''
  }
}
