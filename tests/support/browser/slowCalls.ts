/**
 * With SLOW_CALLS=1, every call and every part of the portal takes half a second longer. A test that does not wait for
 * what it needs then always fails, instead of only on a busy machine.
 */
import type { BrowserContext } from '@playwright/test'

const delayMs = 500

export async function delayCalls(context: BrowserContext): Promise<void> {
  if (!process.env['SLOW_CALLS']) return
  await context.route(/\/(?:api|assets)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    // The page may have gone meanwhile.
    await route.fallback().catch(() => undefined)
  })
}
