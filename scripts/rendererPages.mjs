/** What Vite leaves to do for the two pages: colours and base styles in both, the sign-in page drawn, the app's files listed. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { sessionKey } from '../renderer/platform/sessionKey.ts'
import { appearanceKey } from '../renderer/ui/look/appearanceKey.ts'
import { paletteCss } from '../renderer/ui/look/palette.ts'
import { neededFiles } from './neededFiles.mjs'

const nonce = 'nonce="__CSP_NONCE__"'
const signedInStart = ['start.tsx', 'app/App.tsx', 'app/screens/Start.tsx']

const minified = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
    .trim()

/** Writes the palette and the base styles into every page, so that nothing is ever drawn without them. */
export function pageStyles() {
  return {
    name: 'portal:page-styles',
    async transformIndexHtml(html) {
      const base = await readFile('renderer/ui/look/base.css', 'utf8')
      return html.replace('<!--page-styles-->', `<style>${paletteCss()}${minified(base)}</style>`)
    },
  }
}

/** For whoever holds a session: shows the page as it looked last, and starts fetching the signed-in part at once. */
const earlyFetch = `try{if(sessionStorage.getItem('${sessionKey}')||localStorage.getItem('${sessionKey}')){Object.assign(document.documentElement.dataset,JSON.parse(localStorage.getItem('${appearanceKey}')));for(const f of JSON.parse(document.getElementById('app-files').textContent)){const l=document.createElement('link');l.rel=f.endsWith('.css')?'preload':'modulepreload';if(f.endsWith('.css'))l.as='style';l.crossOrigin='anonymous';l.href=f;document.head.append(l)}}}catch{}`

async function drawnLogin() {
  await build({
    configFile: false,
    root: 'renderer',
    logLevel: 'error',
    plugins: [],
    build: {
      ssr: 'prerender.tsx',
      outDir: '../.cache/prerender',
      emptyOutDir: true,
      // The class names must be those of the browser's build.
      cssCodeSplit: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  })
  const { render } = await import(`${pathToFileURL(path.resolve('.cache/prerender/prerender.mjs')).href}?${Date.now()}`)
  return render()
}

async function withInlinedStyles(html, outDir) {
  let result = html
  for (const [link, href] of html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)) {
    const css = await readFile(path.join(outDir, href), 'utf8')
    result = result.replace(link, `<style ${nonce}>${css.trim()}</style>`)
  }
  return result
}

/** After the build: draws the sign-in page into login.html and tells both pages which files the signed-in part needs. */
export function finishedPages() {
  let outDir = ''
  let isClientBuild = false
  return {
    name: 'portal:finished-pages',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir)
      isClientBuild = !config.build.ssr
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        if (!isClientBuild) return
        const manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'))
        const files = neededFiles(manifest, signedInStart).map((file) => `/${file}`)
        const list = `<script type="application/json" id="app-files">${JSON.stringify(files)}</script>`

        const index = path.join(outDir, 'index.html')
        const indexHtml = await readFile(index, 'utf8')
        await writeFile(
          index,
          indexHtml.replace('<!--app-files-->', () => `${list}<script ${nonce}>${earlyFetch}</script>`),
        )

        const login = path.join(outDir, 'login.html')
        const loginHtml = await withInlinedStyles(await readFile(login, 'utf8'), outDir)
        const drawn = await drawnLogin()
        await writeFile(
          login,
          loginHtml.replace('<!--app-files-->', () => list).replace('<!--prerendered-->', () => drawn),
        )
      },
    },
  }
}
