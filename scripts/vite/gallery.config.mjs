/** Builds the gallery of components (renderer/gallery), which no product build contains, into .cache/gallery. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { catalogImports } from './catalogImports.mjs'
import { iconSprite } from './iconSprite.mjs'
import { pageStyles } from './rendererPages.mjs'
import { webFont } from './webFont.mjs'

export default defineConfig({
  root: 'renderer',
  logLevel: 'error',
  publicDir: false,
  plugins: [catalogImports(), react(), pageStyles(), webFont(), iconSprite()],
  build: {
    outDir: '../.cache/gallery',
    emptyOutDir: true,
    minify: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    rolldownOptions: { input: 'renderer/gallery.html' },
  },
})
