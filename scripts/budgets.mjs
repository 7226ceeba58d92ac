/**
 * Measures the Brotli size of the JavaScript and CSS that a browser must fetch, and fails above the limits. Run it
 * after a build.
 */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { neededFiles } from './neededFiles.mjs'

const outDir = 'dist/renderer'
const manifest = JSON.parse(readFileSync(path.join(outDir, '.vite/manifest.json'), 'utf8'))
const signedIn = ['index.html', 'start.tsx', 'app/App.tsx', 'app/screens/Start.tsx']
const theme = 'ui/theme/Theme.tsx'
/** Charts are large, but only the pages that draw them load them. The postback page has a separate limit. */
const exempt = /chart|showPostback/i
/** Pages and parts whose first view has no antd. They are opened with `lazyPlainScreen` or without `lazyThemed`. */
const plain = [
  'Banner.tsx',
  'BillingHistory.tsx',
  'GasUsageTile.tsx',
  'HeldReplyBar.tsx',
  'lowerTiles.ts',
  'MessageCenterPage.tsx',
  'MessageQueuePage.tsx',
  'PaymentHistoryPage.tsx',
  'Start.tsx',
]
const plainLimitKb = 237
/** Everything that the first view of any other page needs, with antd and its theme. */
const pageLimitKb = 366
const pageLimitsKb = { 'FiberService.tsx': 380, 'MessageQueuePage.tsx': 251 }
/** A dialog or part of a page may load this much beyond what its page has loaded. */
const partLimitKb = 60

/** Pages get a nonce for each request, so the server compresses them. Of other files it sends the compressed copies. */
const brotliSize = (file) =>
  file.endsWith('.html')
    ? brotliCompressSync(readFileSync(path.join(outDir, file))).length
    : statSync(path.join(outDir, `${file}.br`)).size

const brotliKb = (files) => files.reduce((sum, file) => sum + brotliSize(file), 0) / 1000

const shell = new Set([
  ...neededFiles(manifest, [...signedIn.slice(0, 3), theme]),
  ...neededFiles(manifest, ['login.html']),
])
const screens = Object.keys(manifest).filter(
  (source) =>
    /^(features|app\/dashboard|app\/screens)\//.test(source) && manifest[source].isDynamicEntry && !exempt.test(source),
)

/** Maps each lazy-loaded part to the files that open it. */
const openers = new Map(screens.map((source) => [source, []]))
for (const [opener, { dynamicImports = [] }] of Object.entries(manifest)) {
  for (const source of dynamicImports) openers.get(source)?.push(opener)
}

/** Pages are opened by the routes, which belong to the shell. Everything else is opened in a page. */
const isPage = (source) => openers.get(source).some((opener) => shell.has(manifest[opener].file))

/**
 * Returns the files that are already loaded when a part is fetched: the shell, and the page of a dialog that only one
 * page opens.
 */
function loadedBefore(source, below = []) {
  const [opener, ...others] = openers.get(source)
  if (others.length > 0 || !openers.has(opener) || below.includes(opener)) return shell
  return new Set([...loadedBefore(opener, [...below, source]), ...neededFiles(manifest, [opener])])
}

function screenBudget(source) {
  const what = path.basename(source)
  if (isPage(source)) {
    const isPlain = plain.includes(what)
    const files = neededFiles(manifest, [...signedIn.slice(0, 3), ...(isPlain ? [] : [theme]), source])
    return { what, files, limitKb: pageLimitsKb[what] ?? (isPlain ? plainLimitKb : pageLimitKb) }
  }
  const loaded = loadedBefore(source)
  const files = neededFiles(manifest, [source]).filter((file) => !loaded.has(file))
  return { what, files, limitKb: partLimitKb }
}

const rows = [
  // Its script, styles and templates paint the first view before any other file arrives.
  { what: 'the document', files: ['index.html'], limitKb: 17 },
  { what: '/login', files: neededFiles(manifest, ['login.html']), limitKb: 102 },
  { what: '/ (signed in)', files: neededFiles(manifest, signedIn), limitKb: 195 },
  {
    what: '/payment/postback',
    files: neededFiles(manifest, ['index.html', 'features/payments/methods/showPostback.ts']),
    limitKb: 20,
  },
  ...screens.map(screenBudget),
]

let isOver = false
console.log('what'.padEnd(32), 'brotli kB'.padStart(10), 'limit'.padStart(7), 'files'.padStart(6))
for (const { what, files, limitKb } of rows) {
  const kb = brotliKb(files)
  const over = kb > limitKb
  isOver ||= over
  console.log(
    what.padEnd(32),
    kb.toFixed(1).padStart(10),
    String(limitKb).padStart(7),
    String(files.length).padStart(6),
    over ? ' over' : '',
  )
}
process.exitCode = isOver ? 1 : 0
