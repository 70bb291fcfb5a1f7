// Builds the bare pages that ours is compared with, by the same builder and settings.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

const baselines = path.join(path.dirname(fileURLToPath(import.meta.url)), 'baselines')

/** Builds `bare` and `editor` into folders of that name below `folder`. */
export async function buildBaselines(folder) {
  for (const name of ['bare', 'editor']) {
    await build({
      configFile: false,
      logLevel: 'error',
      root: path.join(baselines, name),
      base: './',
      plugins: [react()],
      worker: { format: 'es' },
      build: {
        target: 'es2023',
        outDir: path.join(folder, name),
        emptyOutDir: true,
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 5000,
      },
    })
  }
}
