// Builds parts of the core for Node, so that they can be timed outside the page.
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Builds `parts`, each a file below src/core under a name of its own, into `folder`. Answers the
 * address of each by its name, to be imported.
 */
export async function buildCore(folder, parts) {
  const input = Object.fromEntries(
    Object.entries(parts).map(([name, file]) => [name, path.join(root, 'src/core', file)]),
  )
  await build({
    configFile: false,
    logLevel: 'error',
    root,
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  })
  return Object.fromEntries(
    Object.keys(parts).map((name) => [name, pathToFileURL(path.join(folder, `${name}.mjs`)).href]),
  )
}
