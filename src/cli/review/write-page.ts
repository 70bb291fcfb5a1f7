import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import { askedText } from '../../core/share/asked-parts'
import { oneFilePage, type PageParts } from '../../core/share/one-file-page'
import { reviewText } from '../../i18n/review-report'
import type { Io } from '../command'
import { linkBase } from '../link-base'
import { writeOut } from '../write-out'

/** Writes the reader's page of a set into one file and says how large it is; false, and told, where it cannot. */
export async function writePage(file: string, setText: string, io: Io): Promise<boolean> {
  const base = linkBase(undefined, io)
  if (base === undefined) return false
  const folder = await pageFolder()
  const parts = await partsIn(folder)
  if (!parts) {
    io.err(reviewText(io.lang, 'no-page-parts', { folder }) + '\n')
    return false
  }
  // What a link would carry, so that no file gives away what a link does not.
  const page = oneFilePage(parts, { setText: askedText(setText, {}), base })
  const reason = await writeOut(file, page)
  if (reason !== undefined) {
    io.err(reviewText(io.lang, 'html-not-written', { path: file, reason }) + '\n')
    return false
  }
  const size = Math.ceil(Buffer.byteLength(page) / 1000)
  io.err(reviewText(io.lang, 'html-written', { path: file, size }) + '\n')
  return true
}

/** The build lays the command in a folder of its own, below the page's parts; a link to it may be what was called. */
async function pageFolder(): Promise<string> {
  const command = await realpath(process.argv[1] ?? '').catch(() => process.argv[1] ?? '')
  return path.resolve(path.dirname(command), '..')
}

async function partsIn(folder: string): Promise<PageParts | undefined> {
  try {
    const [script, styles] = await Promise.all(
      ['review-page.js', 'review-page.css'].map((name) =>
        readFile(path.join(folder, name), 'utf8'),
      ),
    )
    return { script: script!, styles: styles! }
  } catch {
    return undefined
  }
}
