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
import { firstViewPath } from '../../shared/http/firstViewPath.ts'
import { openPaths } from '../../shared/openPaths.ts'
import { neededFiles } from '../neededFiles.mjs'

const nonce = 'nonce="__CSP_NONCE__"'

const minified = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
    .trim()

const pageStyleFiles = ['renderer/ui/format/base.css', 'renderer/firstFrame.css']

/** Adds the palette and base styles to every page, so that no page is ever drawn without them. */
export function pageStyles() {
  return {
    name: 'portal:page-styles',
    async transformIndexHtml(html) {
      const [base, frame] = await Promise.all(pageStyleFiles.map((file) => readFile(file, 'utf8')))
      return html.replace('<!--page-styles-->', `<style>${paletteCss()}${minified(base)}${minified(frame)}</style>`)
    },
  }
}

/** These addresses never show the signed-in app. */
const lightPages = [openPaths.login, openPaths.register, openPaths.forgotPassword, openPaths.postback]

/**
 * For visitors with a stored session: applies the last appearance, shows the frame, and immediately requests the first
 * view's data and the signed-in app. It fetches only the files that this address needs, because browsers warn about
 * preloaded files that are not used soon.
 */
const earlyFetch = `
try{
const kept=sessionStorage.getItem('${sessionKey}')||localStorage.getItem('${sessionKey}');
if(kept){
Object.assign(document.documentElement.dataset,JSON.parse(localStorage.getItem('${appearanceKey}')));
const path=location.pathname.replace(/(.)\\/$/,'$1');
const isLive=Date.parse(JSON.parse(kept).expiresAt)>Date.now();
if(isLive&&!${JSON.stringify(lightPages)}.includes(path)){
const root=document.documentElement;
root.dataset.session='';
const json=(id)=>JSON.parse(document.getElementById(id)?.textContent||'{}');
const chosen=JSON.parse(sessionStorage.getItem(Object.keys(sessionStorage).find((key)=>key.startsWith('selection:')))||'{}');
const query=new URLSearchParams();
if(chosen.premiseId)query.set('selected_premise',chosen.premiseId);
if(chosen.serviceAccountId)query.set('selected_service',chosen.serviceAccountId);
window.portalFirstView=fetch((json('runtime-config').apiUrl||'')+'${firstViewPath}?'+query,
{headers:{Authorization:'Bearer '+JSON.parse(kept).token}}).then((answer)=>answer.ok?answer.json():null).catch(()=>null);
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

async function renderedParts() {
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
  const { renderLogin, renderFrame } = await import(
    `${pathToFileURL(path.resolve('.cache/prerender/prerender.mjs')).href}?${Date.now()}`
  )
  return { login: renderLogin(), frame: renderFrame().replace('<output ', '<output data-early ') }
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
        const rendered = await renderedParts()
        await writeFile(
          index,
          indexHtml
            .replace('<!--app-files-->', () => `${list}<script ${nonce}>${earlyFetch}</script>`)
            .replace('<!--prerendered-->', () => rendered.frame),
        )

        const login = path.join(outDir, 'login.html')
        const loginHtml = await withInlinedStyles(await readFile(login, 'utf8'), outDir)
        await writeFile(
          login,
          loginHtml.replace('<!--app-files-->', () => list).replace('<!--prerendered-->', () => rendered.login),
        )
      },
    },
  }
}
