/**
 * Opens payment windows as pages of the same Chromium, each in its own context. As in Electron, main is asked before
 * each navigation and redirect, and is told where the page arrives.
 */
import type { BrowserContext, Page, Route } from '@playwright/test'
import type { PaymentHost, PaymentWindowEvents } from '../../../electron/payment/paymentWindow'

export interface PaymentPage {
  url: string
  page: Promise<Page>
  isGone: () => boolean
}

export function paymentPages(context: BrowserContext): { pages: PaymentPage[]; host: PaymentHost } {
  const pages: PaymentPage[] = []

  async function show(url: string, events: PaymentWindowEvents): Promise<Page> {
    const ownContext = await context.browser()?.newContext()
    if (!ownContext) throw new Error('This browser opens no second context')
    const page = await ownContext.newPage()
    // The window may close while a request is pending.
    await page.route('**/*', (route) => guardRequest(route, page, events).catch(() => undefined))
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url() !== 'about:blank') events.onNavigated(frame.url(), 200)
    })
    page.on('close', () => events.onClosed())
    page.on('crash', () => events.onCrashed())
    void page.goto(url).catch(() => undefined)
    return page
  }

  return {
    pages,
    host: {
      open({ url }, events) {
        let isGone = false
        const page = show(url, events)
        pages.push({ url, page, isGone: () => isGone })
        return {
          focus: () => undefined,
          isFocused: () => true,
          destroy: () => {
            isGone = true
            void page.then(close).catch(() => undefined)
          },
        }
      },
    },
  }
}

async function close(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

/** Blocks a navigation that main does not allow, before any request is sent. */
async function guardRequest(route: Route, page: Page, events: PaymentWindowEvents): Promise<void> {
  const request = route.request()
  if (!request.isNavigationRequest()) return route.continue()
  const isMainFrame = request.frame() === page.mainFrame()
  if (!events.mayNavigate({ address: request.url(), isMainFrame })) return route.abort('blockedbyclient')
  const answer = await route.fetch({ maxRedirects: 0 }).catch(() => null)
  if (!answer) {
    if (isMainFrame) events.onLoadFailed()
    return route.abort('connectionfailed')
  }
  const { location } = answer.headers()
  const next = location === undefined ? null : new URL(location, request.url()).href
  if (next !== null && !events.mayNavigate({ address: next, isMainFrame })) return route.abort('blockedbyclient')
  return route.fulfill({ response: answer })
}
