import { sha256 } from '@noble/hashes/sha2.js'
import { strToU8 } from 'fflate'
import { get, stringOf } from '../json/node'
import { parse } from '../json/parse'
import { toBase64url } from './base64url'

/** The reader's page as the build makes it for a file of its own. */
export interface PageParts {
  /** One classic script. */
  readonly script: string
  readonly styles: string
}

/** What the page is given beside its code. */
export interface PageData {
  /** The JSON text of the shared set. */
  readonly setText: string
  /** The address that links made on the page begin with. */
  readonly base: string
}

/** The id of the element that the data stands in. */
export const PAGE_DATA_ID = 'shared-set'

/**
 * The reader's page as one HTML file: code, styles and set in it, nothing to be fetched. Its policy
 * lets run what it was made with, by the hash, and nothing else; no address can be reached from it.
 */
export function oneFilePage({ script, styles }: PageParts, data: PageData): string {
  const code = scriptText(script)
  const look = styleText(styles)
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(code)}'`,
    `style-src '${hashOf(look)}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const title = stringOf(get(parse(data.setText).root, 'title'))?.trim()
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${markup(title ? `${title} – Toolwright` : 'Toolwright')}</title>
<style>${look}</style>
</head>
<body>
<noscript>
<p>This page needs JavaScript. Save it, then open it in a browser.</p>
<p lang="zh-Hans">此页面需要JavaScript。请先保存，再用浏览器打开。</p>
</noscript>
<div id="root"></div>
<script type="application/json" id="${PAGE_DATA_ID}">${dataText(data)}</script>
<script>${code}</script>
</body>
</html>
`
}

/** The data that `oneFilePage` put into its element. */
export const readPageData = (text: string): PageData => JSON.parse(text) as PageData

/** JSON needs no "<" outside of texts, and in a text it can be an escape: nothing can close the element. */
const dataText = (data: PageData): string =>
  JSON.stringify({ setText: data.setText, base: data.base }).replace(/</g, '\\u003c')

/** What would end the element, or begin a comment in it, is written otherwise; so are line ends. */
const scriptText = (script: string): string =>
  script.replace(/\r\n?/g, '\n').replace(/<(?=\/script|script|!--)/gi, '\\x3C')

const styleText = (styles: string): string =>
  styles.replace(/\r\n?/g, '\n').replace(/<(?=\/style)/gi, '\\3C ')

const hashOf = (text: string): string => `sha256-${base64(sha256(strToU8(text)))}`

/** Base64 as a policy wants it: of 32 bytes, one character is padding. */
const base64 = (bytes: Uint8Array): string =>
  `${toBase64url(bytes).replace(/-/g, '+').replace(/_/g, '/')}=`

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const markup = (text: string): string => text.replace(/[&<>]/g, (each) => ESCAPES[each]!)
