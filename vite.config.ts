import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { callSummaries } from './scripts/vite/callSummaries.mjs'
import { catalogImports } from './scripts/vite/catalogImports.mjs'
import { chunkGroups } from './scripts/vite/chunkGroups.mjs'
import { iconSprite } from './scripts/vite/iconSprite.mjs'
import { leanAxios } from './scripts/vite/leanAxios.mjs'
import { lightFiles } from './scripts/vite/lightPages.mjs'
import { precompressed } from './scripts/vite/precompress.mjs'
import { finishedPages, pageStyles } from './scripts/vite/rendererPages.mjs'
import { webFont } from './scripts/vite/webFont.mjs'

const api = process.env.API_URL ?? 'http://localhost:4000'

const page = (name: string): string => path.resolve('renderer', name)

export default defineConfig({
  root: 'renderer',
  base: '/',
  cacheDir: '../.cache/vite',
  // The server replaces this word with a new nonce in every page that it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  plugins: [
    callSummaries(),
    catalogImports(),
    react({ compiler: true, exclude: [lightFiles, /node_modules/] }),
    leanAxios(),
    pageStyles(),
    webFont(),
    iconSprite(),
    finishedPages(),
    precompressed(),
  ],
  server: {
    port: 5173,
    // Only the paths of the API are forwarded, because Vite serves the sources of renderer/api under /api too.
    proxy: {
      '^/api/(v1/|openapi|docs)': api,
      '/config.json': api,
      '/sandbox': api,
      // These are calls of the relay if it has no port of its own.
      '^/(tts|chat|parse)$': api,
      '^/transcribe': { target: api, ws: true },
    },
  },
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // scripts/budgets.mjs limits what each page loads. A limit for single files would warn in every build.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Constants are inlined, so that a page does not load the other constants of their module.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      input: { index: page('index.html'), login: page('login.html') },
      output: { codeSplitting: chunkGroups() },
    },
  },
})
