/** Measures one visit to a page on a slow phone and a slow network. */
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { z } from 'zod/mini'

export const conditions = {
  cpuSlowdown: 4,
  /** Slow 4G, in bits per second and milliseconds. */
  network: { down: 1_600_000, up: 750_000, latency: 150 },
}
/** How long after the element long tasks and layout shifts still count, in milliseconds. */
const quietMs = 3_000

const elementTimeoutMs = 30_000

/** The part of a page that its user came for. */
export interface Goal {
  /** The element of the page that answers the user's question. */
  selector: string
  /** A click as users make it next; its delay is measured. */
  click: string
}

export interface Visit {
  /** Milliseconds from the start of the navigation, or from the click on the sign-in button. */
  firstPaint: number
  element: number
  /** The shifts of the layout, as Chromium weighs them. */
  layoutShift: number
  /** Of the long tasks until the end of the visit, the part over 50 ms. */
  blocked: number
  /** Milliseconds from the first click to the next frame. */
  interaction: number
  /** Scripts and styles over the network until the element, and their compressed bytes with headers. */
  requests: number
  bytes: number
}

/** Collects the browser's own performance entries, starting before the page's first script. */
const observers = (selector: string) => `
  window.observed = { firstPaint: 0, element: 0, layoutShift: 0, longTasks: [], interactions: [] }
  const observe = (type, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options })
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') window.observed.firstPaint = startTime })
  observe('longtask', ({ startTime, duration }) => window.observed.longTasks.push({ startTime, duration }))
  observe('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) window.observed.layoutShift += value })
  observe('event', ({ interactionId, duration }) => { if (interactionId) window.observed.interactions.push(duration) }, { durationThreshold: 16 })
  window.waitForElement = (selector) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('There is no ' + selector)), ${elementTimeoutMs})
    const look = () => {
      const found = document.querySelector(selector)
      if (found?.checkVisibility() && found.textContent.trim() !== '') {
        // The element is on the screen after the frame in which it was found.
        requestAnimationFrame(() => resolve(window.observed.element = performance.now()))
      } else requestAnimationFrame(look)
    }
    look()
  })
  window.elementFound = window.waitForElement(${JSON.stringify(selector)})
  window.elementFound.catch(() => undefined)
`
const Observed = z.object({
  firstPaint: z.number(),
  element: z.number(),
  layoutShift: z.number(),
  longTasks: z.array(z.object({ startTime: z.number(), duration: z.number() })),
  interactions: z.array(z.number()),
})

/** Opens an address in a new tab. The tab's context keeps the cache, so that a second visit is a warm one. */
export async function visit(context: BrowserContext, url: string, { selector, click }: Goal): Promise<Visit> {
  const page = await context.newPage()
  try {
    await page.addInitScript(observers(selector))
    const session = await context.newCDPSession(page)
    const received = await recordFiles(session)
    await slowDown(session)
    await page.goto(url, { waitUntil: 'commit' })
    await page.evaluate('window.elementFound')
    return await finishVisit(page, { click, received: received.files(), from: 0 })
  } finally {
    await page.close()
  }
}

/** Signs in on the sign-in page, and measures from the click on the button until the dashboard's element. */
export async function signInVisit(
  context: BrowserContext,
  portal: string,
  { selector, click, email, password }: Goal & { email: string; password: string },
): Promise<Visit> {
  const page = await context.newPage()
  try {
    await page.addInitScript(observers('#no-such-element'))
    const session = await context.newCDPSession(page)
    const received = await recordFiles(session)
    await slowDown(session)
    await page.goto(`${portal}/login`)
    await page.locator('input[type=email], input[name=email]').first().fill(email)
    await page.locator('input[type=password]').fill(password)
    // Users type longer than this. The portal fetches its code meanwhile.
    await page.waitForTimeout(quietMs)
    const before = received.files().length
    const from = z.parse(
      z.number(),
      await page.evaluate(`(() => {
        window.elementFound = window.waitForElement(${JSON.stringify(selector)})
        document.querySelector('button[type=submit]').click()
        return performance.now()
      })()`),
    )
    await page.evaluate('window.elementFound')
    return await finishVisit(page, { click, received: received.files().slice(before), from })
  } finally {
    await page.close()
  }
}

interface FinishedVisit {
  click: string
  received: readonly ReceivedFile[]
  from: number
}

async function finishVisit(page: Page, { click, received, from }: FinishedVisit): Promise<Visit> {
  await page.waitForTimeout(quietMs)
  await page.locator(click).first().click()
  await page.waitForTimeout(quietMs)
  const { longTasks, interactions, element, ...observed } = z.parse(Observed, await page.evaluate('window.observed'))
  const code = received.filter(({ at }) => from > 0 || at <= element)
  return {
    firstPaint: observed.firstPaint,
    element: element - from,
    layoutShift: observed.layoutShift,
    blocked: longTasks
      .filter(({ startTime }) => startTime >= from && startTime < element + quietMs)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    interaction: Math.max(0, ...interactions),
    requests: code.length,
    bytes: code.reduce((sum, { bytes }) => sum + bytes, 0),
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

interface ReceivedFile {
  bytes: number
  /** Milliseconds since the page was requested. */
  at: number
}

const isCode = /javascript|css/

/** Records the scripts and styles that come over the network. Those from the browser's cache do not count. */
async function recordFiles(session: CDPSession): Promise<{ files: () => ReceivedFile[] }> {
  const received: ReceivedFile[] = []
  const mimeTypes = new Map<string, string>()
  let started = 0
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    started ||= timestamp
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache) mimeTypes.set(requestId, response.mimeType)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (encodedDataLength > 0 && isCode.test(mimeTypes.get(requestId) ?? ''))
      received.push({ bytes: encodedDataLength, at: (timestamp - started) * 1000 })
  })
  await session.send('Network.enable')
  return { files: () => [...received] }
}
