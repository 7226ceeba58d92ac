/**
 * Measures the Brotli size of the JavaScript and CSS that a browser must fetch, and fails above the limits. Run it
 * after a build.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import zlib from 'node:zlib'
import { neededFiles } from './neededFiles.mjs'

const outDir = 'dist/renderer'
const manifest = JSON.parse(await readFile(path.join(outDir, '.vite/manifest.json'), 'utf8'))
const signedIn = ['index.html', 'start.tsx', 'app/App.tsx', 'app/screens/Start.tsx']
/** Charts are large, but only the pages that draw them load them. */
const exempt = /chart/i
const screenLimitKb = 60
/**
 * These pages may load more. The payment page must report the result of a lost payment before it fetches anything else.
 */
const screenLimitsKb = { 'PaymentPage.tsx': 66, 'MessageQueuePage.tsx': 61 }

const brotliKb = async (files) => {
  const sizes = await Promise.all(
    files.map(async (file) => zlib.brotliCompressSync(await readFile(path.join(outDir, file))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

const shell = new Set([...neededFiles(manifest, signedIn.slice(0, 3)), ...neededFiles(manifest, ['login.html'])])
const screens = Object.keys(manifest).filter(
  (source) => /^(features|app\/dashboard)\//.test(source) && manifest[source].isDynamicEntry && !exempt.test(source),
)

/** Maps each lazy-loaded part to the modules that open it. */
const openers = new Map(screens.map((source) => [source, []]))
for (const [opener, { dynamicImports = [] }] of Object.entries(manifest)) {
  for (const source of dynamicImports) openers.get(source)?.push(opener)
}

/**
 * Returns the files that are already loaded when a part is fetched: the shell, and the page of a dialog that only one
 * page opens.
 */
function broughtBefore(source) {
  const [opener, ...others] = openers.get(source)
  if (others.length > 0 || !openers.has(opener)) return shell
  return new Set([...broughtBefore(opener), ...neededFiles(manifest, [opener])])
}

const rows = [
  { what: '/login', files: neededFiles(manifest, ['login.html']), limitKb: 101 },
  { what: '/ (signed in)', files: neededFiles(manifest, signedIn), limitKb: 350 },
  {
    what: '/payment/postback',
    files: neededFiles(manifest, ['index.html', 'features/payments/methods/showPostback.ts']),
    limitKb: 20,
  },
  ...screens.map((source) => {
    const brought = broughtBefore(source)
    return {
      what: path.basename(source),
      files: neededFiles(manifest, [source]).filter((file) => !brought.has(file)),
      limitKb: screenLimitsKb[path.basename(source)] ?? screenLimitKb,
    }
  }),
]

let isOver = false
console.log('what'.padEnd(32), 'brotli kB'.padStart(10), 'limit'.padStart(7), 'files'.padStart(6))
for (const { what, files, limitKb } of rows) {
  const kb = await brotliKb(files)
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
