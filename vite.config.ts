import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { MODEL_HOSTS } from './src/core/bench/wire/providers.ts'

/** Further hosts of models that a build of one's own may ask: TOOLWRIGHT_MODEL_HOSTS="https://a.example". */
function ownModelHosts(): readonly string[] {
  const given = (process.env.TOOLWRIGHT_MODEL_HOSTS ?? '').split(/[\s,]+/).filter(Boolean)
  const bad = given.find((host) => !/^https?:\/\/[\w.*-]+(?::(?:\d+|\*))?$/.test(host))
  if (bad !== undefined) throw new Error(`TOOLWRIGHT_MODEL_HOSTS: ${bad} is no host of the web`)
  return given
}

// Monaco writes style elements, hence 'unsafe-inline' for styles alone; a worker from its own
// file is not under this policy, so code that must compile (ajv) can do it there.
const contentSecurityPolicy = (script: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${[...MODEL_HOSTS, ...ownModelHosts()].join(' ')}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

const BOOT = '<script src="/src/boot.js"></script>'

/**
 * Puts the policy into the built page only, since the development server needs inline scripts, and
 * the first script into the page itself: nothing can be shown before it, so it must not be a request
 * of its own. The policy names it by its hash.
 */
function policyOnBuild(): Plugin {
  return {
    name: 'policy-on-build',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const script = readFileSync('src/boot.js', 'utf8')
        if (!html.includes(BOOT)) throw new Error(`index.html must hold ${BOOT}`)
        return {
          html: html.replace(BOOT, () => `<script>${script}</script>`),
          tags: [
            {
              tag: 'meta',
              attrs: {
                'http-equiv': 'Content-Security-Policy',
                content: contentSecurityPolicy(script),
              },
              injectTo: 'head-prepend',
            },
          ],
        }
      },
    },
  }
}

/**
 * Modules that both the studio and a link's page load before anything else. Every one is named: a
 * group takes along all that its modules import, so a new file of `state` would else pull its whole
 * feature into the first load.
 */
const FIRST =
  /node_modules\/(react|react-dom|scheduler|zustand|zundo|use-sync-external-store|jsonc-parser)\/|vite\/preload-helper|src\/(state\/(after-paint|document|drawn|may-have-review|powers|readable-tools|report|second-frame|view|waiting-review)\.ts|core\/json\/(edit|layout|node|parse|pointer|print|shared-with)\.ts|core\/model\/(tool|tool-set|reading)\.ts|i18n\/(dictionary|words|words\/(form|frame))\.ts|ui\/kit\/(use-words|Icon|icons)\.tsx?)/

/** What both builds of the page are made for. */
export const BROWSERS = {
  target: 'es2023',
  // The first versions that know light-dark(), on which every colour of the page rests.
  cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
}

export default defineConfig({
  // Relative addresses, so that the built files work from any sub-path of any host.
  base: './',
  plugins: [react(), policyOnBuild()],
  worker: { format: 'es' },
  build: {
    ...BROWSERS,
    sourcemap: false,
    // Everything that runs this page knows module preload; the stand-in would only cost bytes.
    modulePreload: { polyfill: false },
    // Inlined files would become data: addresses, which the policy refuses for scripts.
    assetsInlineLimit: 0,
    // Monaco and the token tables are large by nature and loaded after the form is usable.
    chunkSizeWarningLimit: 5000,
    rolldownOptions: {
      output: {
        // What every first screen needs, in one file: each further request costs its headers.
        codeSplitting: { groups: [{ name: 'first', test: FIRST }] },
      },
    },
  },
})
