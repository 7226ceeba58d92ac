/**
 * Completes the two pages after Vite's build: adds colors and base styles to both, pre-renders the sign-in page, and
 * lists the app's files.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { sessionKey } from '../../renderer/platform/sessionKey.ts'
import { appearanceKey } from '../../renderer/ui/format/appearanceKey.ts'
import { paletteCss } from '../../shared/format/palette.ts'
import { openPaths } from '../../shared/openPaths.ts'
import { neededFiles } from '../neededFiles.mjs'

const nonce = 'nonce="__CSP_NONCE__"'

const minified = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
    .trim()

/** Adds the palette and base styles to every page, so that no page is ever drawn without them. */
export function pageStyles() {
  return {
    name: 'portal:page-styles',
    async transformIndexHtml(html) {
      const base = await readFile('renderer/ui/format/base.css', 'utf8')
      return html.replace('<!--page-styles-->', `<style>${paletteCss()}${minified(base)}</style>`)
    },
  }
}

/** These addresses never show the signed-in app. */
const lightPages = [openPaths.login, openPaths.register, openPaths.forgotPassword, openPaths.postback]

/**
 * For visitors with a stored session: applies the last appearance and immediately starts to fetch the signed-in app.
 * Fetches only what this address needs, because browsers warn about preloaded files that are not used soon.
 */
const earlyFetch = `
try{
const kept=sessionStorage.getItem('${sessionKey}')||localStorage.getItem('${sessionKey}');
if(kept){
Object.assign(document.documentElement.dataset,JSON.parse(localStorage.getItem('${appearanceKey}')));
const path=location.pathname.replace(/(.)\\/$/,'$1');
const isLive=Date.parse(JSON.parse(kept).expiresAt)>Date.now();
if(isLive&&!${JSON.stringify(lightPages)}.includes(path)){
const [app,dashboard]=JSON.parse(document.getElementById('app-files').textContent);
for(const file of path==='${openPaths.dashboard}'?app.concat(dashboard):app){
const link=document.createElement('link');
const isStyle=file.endsWith('.css');
link.rel=isStyle?'preload':'modulepreload';
if(isStyle)link.as='style';
link.crossOrigin='anonymous';
link.href=file;
document.head.append(link)
}}}}catch{}`.replaceAll('\n', '')

/** Returns the files of the signed-in app: those of all its pages, then those that only the dashboard needs. */
function appFiles(manifest) {
  const app = neededFiles(manifest, ['start.tsx', 'app/App.tsx'])
  const dashboard = neededFiles(manifest, ['app/screens/Start.tsx']).filter((file) => !app.includes(file))
  return [app, dashboard].map((files) => files.map((file) => `/${file}`))
}

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
      // The class names must be the same as in the browser's build.
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

/** Pre-renders the sign-in page into login.html and writes the list of the signed-in app's files into both pages. */
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
        const list = `<script type="application/json" id="app-files">${JSON.stringify(appFiles(manifest))}</script>`

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
