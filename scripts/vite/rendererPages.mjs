/**
 * Completes the two pages after Vite's build: adds colors and base styles to both, pre-renders the sign-in page, and
 * lists the app's files.
 */
import { statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { tokensCss } from '../../shared/design/tokens.ts'
import { listPaths } from '../../shared/pages/listPaths.ts'
import { openPaths } from '../../shared/pages/openPaths.ts'
import { neededFiles } from '../neededFiles.mjs'
import { catalogImports } from './catalogImports.mjs'
import { usedStyles } from './usedStyles.mjs'

const nonce = 'nonce="__CSP_NONCE__"'

const minified = (css) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
    .trim()

const pageStyleFiles = ['renderer/ui/format/base.css', 'renderer/firstFrame.css']

/** Adds the tokens and base styles to every page, so that no page is ever drawn without them. */
export function pageStyles() {
  return {
    name: 'portal:page-styles',
    async transformIndexHtml(html) {
      const [base, frame] = await Promise.all(pageStyleFiles.map((file) => readFile(file, 'utf8')))
      return html.replace('<!--page-styles-->', `<style>${tokensCss()}${minified(base)}${minified(frame)}</style>`)
    },
  }
}

/** Builds the script that the page contains (renderer/early/document.ts). */
async function documentScript() {
  const [{ output }] = await build({
    configFile: false,
    root: 'renderer',
    logLevel: 'error',
    plugins: [catalogImports()],
    build: {
      write: false,
      lib: { entry: 'early/document.ts', formats: ['iife'], name: 'early' },
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => id.endsWith('early/document.ts') } },
    },
  }).then((results) => [results].flat())
  return output[0].code.trim().replaceAll('</', '<\\/')
}

/** The sources of the pages whose files the document fetches as soon as it is opened. */
const pageSources = {
  [openPaths.dashboard]: ['app/screens/Start.tsx'],
  [listPaths.paymentHistory]: ['features/payments/history/PaymentHistoryPage.tsx'],
  [listPaths.billingHistory]: ['app/screens/BillingHistory.tsx'],
  [listPaths.messageCenter]: ['features/messages/MessageCenterPage.tsx'],
  [listPaths.messageQueue]: ['features/queue/MessageQueuePage.tsx'],
}

/** Returns the files of the signed-in app: those of all its pages, then those that only one page needs, largest first. */
function appFiles(manifest, outDir) {
  const sizeOf = (file) => statSync(path.join(outDir, file)).size
  const needed = (sources) => neededFiles(manifest, sources).toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const app = needed(['start.tsx', 'app/App.tsx'])
  const additional = (sources, loaded) =>
    needed(sources)
      .filter((file) => !loaded.includes(file))
      .map((file) => `/${file}`)
  const pages = Object.entries(pageSources).map(([page, sources]) => [page, additional(sources, app)])
  const dashboard = neededFiles(manifest, pageSources[openPaths.dashboard])
  return {
    app: app.map((file) => `/${file}`),
    pages: Object.fromEntries(pages),
    openedCustomer: additional(['app/screens/CustomerData.tsx'], [...app, ...dashboard]),
  }
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
      ssrEmitAssets: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  })
  const { renderLogin, renderFrame, renderTemplates } = await import(
    `${pathToFileURL(path.resolve('.cache/prerender/prerender.mjs')).href}?${Date.now()}`
  )
  const templates = renderTemplates().join('')
  return {
    login: renderLogin(),
    frame: renderFrame().replace('<div ', '<div data-early '),
    templates,
    styles: `<style ${nonce}>${usedStyles(await prerenderedCss(), templates)}</style>`,
  }
}

/** The styles of all parts that are rendered at build time. */
async function prerenderedCss() {
  const assets = path.resolve('.cache/prerender/assets')
  const files = (await readdir(assets)).filter((file) => file.endsWith('.css'))
  return (await Promise.all(files.map((file) => readFile(path.join(assets, file), 'utf8')))).join('')
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
        const list = `<script type="application/json" id="app-files">${JSON.stringify(appFiles(manifest, outDir))}</script>`

        const index = path.join(outDir, 'index.html')
        const indexHtml = await readFile(index, 'utf8')
        const rendered = await renderedParts()
        const script = await documentScript()
        await writeFile(
          index,
          indexHtml
            .replace(
              '<!--app-files-->',
              () => `${list}<script ${nonce}>${script}</script>${rendered.styles}${rendered.templates}`,
            )
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
