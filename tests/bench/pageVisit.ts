/** Measures one visit to a page with an empty cache, a slow phone and a slow network. */
import type { Browser, BrowserContext, CDPSession } from 'playwright'
import { z } from 'zod/mini'

export const conditions = {
  cpuSlowdown: 4,
  /** Slow 4G, in bits per second and milliseconds. */
  network: { down: 1_600_000, up: 750_000, latency: 150 },
}
/** How long after the load event long tasks still count, in milliseconds. */
const quietMs = 5_000

export interface Visit {
  firstPaint: number
  largestPaint: number
  blocked: number
  loaded: number
  /**
   * Bytes over the network, compressed and with headers: the page with its scripts and styles until LCP, and everything
   * later.
   */
  pageBytes: number
  codeBytes: number
  laterCodeBytes: number
}

/** Collects the browser's own performance entries, starting before the page's first script. */
const observers = `
  window.observed = { firstPaint: 0, largestPaint: 0, loaded: 0, longTasks: [] }
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') window.observed.firstPaint = startTime })
  observe('largest-contentful-paint', ({ startTime }) => { window.observed.largestPaint = startTime })
  observe('longtask', ({ startTime, duration }) => window.observed.longTasks.push({ startTime, duration }))
  addEventListener('load', () => { window.observed.loaded = performance.now() })
`
const Observed = z.object({
  firstPaint: z.number(),
  largestPaint: z.number(),
  loaded: z.number(),
  longTasks: z.array(z.object({ startTime: z.number(), duration: z.number() })),
})

export async function visit(browser: Browser, url: string, prepare = ''): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    return await visitIn(context, url, prepare)
  } finally {
    await context.close()
  }
}

async function visitIn(context: BrowserContext, url: string, prepare: string): Promise<Visit> {
  const page = await context.newPage()
  await page.addInitScript(prepare + observers)
  const session = await context.newCDPSession(page)
  const received = await recordFiles(session)
  await slowDown(session)

  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(quietMs)
  const { longTasks, ...times } = z.parse(Observed, await page.evaluate('window.observed'))
  if (times.firstPaint === 0) throw new Error(`${url} painted nothing`)
  const blocked = longTasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, times.firstPaint) - 50)
    .reduce((sum, over) => sum + Math.max(0, over), 0)
  const bytesOf = (isCounted: (file: ReceivedFile) => boolean) =>
    received.filter(isCounted).reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    ...times,
    blocked,
    pageBytes: bytesOf(({ mimeType }) => mimeType === 'text/html'),
    codeBytes: bytesOf(({ mimeType, at }) => isCode.test(mimeType) && at <= times.largestPaint),
    laterCodeBytes: bytesOf(({ mimeType, at }) => isCode.test(mimeType) && at > times.largestPaint),
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  const { down, up, latency } = conditions.network
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
    latency,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
}

const isCode = /javascript|css/

interface ReceivedFile {
  mimeType: string
  bytes: number
  /** Milliseconds since the page was requested. */
  at: number
}

/** Returns a list to which files are added as they arrive. */
async function recordFiles(session: CDPSession): Promise<ReceivedFile[]> {
  const received: ReceivedFile[] = []
  const mimeTypes = new Map<string, string>()
  let started = 0
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    started ||= timestamp
  })
  session.on('Network.responseReceived', ({ requestId, response }) => mimeTypes.set(requestId, response.mimeType))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const mimeType = mimeTypes.get(requestId) ?? ''
    received.push({ mimeType, bytes: encodedDataLength, at: (timestamp - started) * 1000 })
  })
  await session.send('Network.enable')
  return received
}
