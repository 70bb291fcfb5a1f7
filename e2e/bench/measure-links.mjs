// Lengths of share links beside what general compressors make of the same text: the same on every machine.
import path from 'node:path'
import { deflateSync, strToU8 } from 'fflate'
import lzString from 'lz-string'
import { buildCore } from './build-core.mjs'

const chinese = /[\u4e00-\u9fff]/

/** Builds the links into `folder` and loads them. */
export async function loadLinks(folder) {
  const built = await buildCore(path.join(folder, 'links'), {
    encode: 'share/encode-link.ts',
    decode: 'share/decode-link.ts',
  })
  const [{ encodeLink }, { readLink }] = await Promise.all([
    import(built.encode),
    import(built.decode),
  ])
  return { encodeLink, readLink }
}

/** Of `texts`, each a tool, as many as are wanted, spread over all, in one language or the other. */
export function pickTexts(texts, { isChinese, count }) {
  const own = texts.filter((text) => chinese.test(text) === isChinese)
  if (own.length === 0) return []
  return Array.from({ length: count }, (_, i) => own[Math.floor(((i + 0.5) * own.length) / count)])
}

const inSet = (tools) => `{"toolwright":1,"title":"Tools","tools":[${tools.join(',')}]}`

/** The link by which these tools are shared from the page at `base`. */
export function linkOfTools({ encodeLink }, tools, base) {
  const link = encodeLink(inSet(tools), base)
  if (!link.ok) throw new Error(link.reason)
  return link.url
}

/** Characters behind `#s=`: ours, of deflate in base64url, and of lz-string. */
export function linkLengths({ encodeLink }, tools) {
  const text = inSet(tools.map((tool) => JSON.stringify(JSON.parse(tool))))
  const link = encodeLink(text, 'https://s.example/')
  if (!link.ok) throw new Error(link.reason)
  return {
    ours: link.length - 'https://s.example/#s='.length,
    deflate: Math.ceil((deflateSync(strToU8(text), { level: 9 }).length * 4) / 3),
    lzString: lzString.compressToEncodedURIComponent(text).length,
  }
}

/** How long the links of single tools are, in percent of what deflate makes of them. */
export const sharesOfDeflate = (links, texts) =>
  texts.map((text) => {
    const { ours, deflate } = linkLengths(links, [text])
    return (100 * ours) / deflate
  })

/** The value that three of four do not exceed. */
export const upperQuartile = (values) =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1]

/** Milliseconds to open the link of these tools. Making it has read the dictionary, if the model packs it. */
export function measureOpening({ encodeLink, readLink }, tools) {
  const link = encodeLink(inSet(tools), 'https://s.example/')
  const begun = performance.now()
  if (!readLink(link.url).ok) throw new Error('a link could not be read')
  return performance.now() - begun
}
