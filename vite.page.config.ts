import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { BROWSERS } from './vite.config.ts'

// The reader's page for a file of its own: one classic script and one style sheet, which the studio
// and the command put into an HTML file together with a set. Nothing of it is loaded by the studio
// before somebody wants such a file.
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ...BROWSERS,
    outDir: 'dist',
    emptyOutDir: false,
    cssCodeSplit: false,
    chunkSizeWarningLimit: 5000,
    lib: {
      entry: 'src/app/review-file.tsx',
      formats: ['iife'],
      name: 'toolwright',
      fileName: () => 'review-page.js',
      cssFileName: 'review-page',
    },
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
