import { chmod } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

// A lone .js file is CommonJS to Node, inside this package it is a module: only what is valid as
// both may stand at the top level, so the program sits in a function that fetches its `require`.
// The source itself must do without top-level await and import.meta, which CommonJS lacks.
//
// What is imported only when asked for stands in the file as a text: the engine reads over a text
// many times faster than over code, so a command that needs none of it starts the sooner.
const opening = (
  entry: string,
  parts: Readonly<Record<string, string>>,
): string => `#!/usr/bin/env node
;(async () => {
const { createRequire } = await import('node:module')
const fromNode = createRequire(process.execPath)
const module = { exports: {} }
const exports = module.exports
const parts = ${JSON.stringify(parts)}
const loaded = { ${JSON.stringify(entry)}: module }
const require = (name) => {
  if (!Object.hasOwn(parts, name) && !Object.hasOwn(loaded, name)) return fromNode(name)
  if (!Object.hasOwn(loaded, name)) {
    loaded[name] = { exports: {} }
    const run = new Function('exports', 'module', 'require', parts[name])
    run(loaded[name].exports, loaded[name], require)
  }
  return loaded[name].exports
}
// A function of its own: the command may have names of its own that stand above too.
;(() => {
`
const closing = '})()\n})()\n'

/** Makes one file of the built ones, runnable from anywhere, with a first line for the shell. */
function runsAlone(): Plugin {
  return {
    name: 'runs-alone',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const parts: Record<string, string> = {}
      let entry: Rolldown.OutputChunk | undefined
      const names = new Set(Object.keys(bundle))
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk')
          this.error(`the command must be one file, without ${file.fileName}`)
        const outside = file.imports.filter((name) => !isBuiltin(name) && !names.has(name))
        if (outside.length > 0) this.error(`the command still needs ${outside.join(', ')}`)
        if (file.isEntry) entry = file
        else {
          parts[`./${file.fileName}`] = `${file.code}\n//# sourceURL=${file.fileName}`
          delete bundle[file.fileName]
        }
      }
      if (!entry) this.error('there is no command')
      const code = entry.code.replace(/^#!.*\n/, '')
      entry.code = opening(`./${entry.fileName}`, parts) + code + closing
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
    rolldownOptions: {
      output: {
        // Read over the sooner; names are kept, since errors are told apart and told by them.
        minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        format: 'cjs',
        entryFileNames: 'toolwright.js',
        chunkFileNames: '[name].js',
      },
    },
  },
})
