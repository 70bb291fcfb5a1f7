import { chmod } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

// A lone .js file is CommonJS to Node, inside this package it is a module: only what is valid as
// both may stand at the top level, so the program sits in a function that fetches its `require`.
// The source itself must do without top-level await and import.meta, which CommonJS lacks.
const opening = `#!/usr/bin/env node
;(async () => {
const { createRequire } = await import('node:module')
const require = createRequire(process.execPath)
const module = { exports: {} }
const exports = module.exports
`
const closing = '})()\n'

/** Makes the one built file runnable from anywhere: wrapped, with a first line for the shell. */
function runsAlone(): Plugin {
  return {
    name: 'runs-alone',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
      const [file] = files
      if (files.length !== 1 || file?.type !== 'chunk') {
        this.error(`the command must be one file, not ${Object.keys(bundle).join(', ')}`)
      }
      const outside = file.imports.filter((name) => !isBuiltin(name))
      if (outside.length > 0) this.error(`the command still needs ${outside.join(', ')}`)
      file.code = opening + file.code.replace(/^#!.*\n/, '') + closing
    },
    async writeBundle(options) {
      await chmod(path.join(options.dir ?? '', 'toolwright.js'), 0o755)
    },
  }
}

export default defineConfig({
  plugins: [runsAlone()],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/cli/main.ts',
    target: 'node20',
    outDir: 'dist/cli',
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      output: { format: 'cjs', codeSplitting: false, entryFileNames: 'toolwright.js' },
    },
  },
})
