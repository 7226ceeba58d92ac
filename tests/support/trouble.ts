/** Problems that visitors don't see: console warnings, errors of the page, and failed requests. */
import type { Page } from '@playwright/test'

/** Follows the page from now on. */
export function troubleOf(page: Page): string[] {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) trouble.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`)
  })
  return trouble
}

/** Style sheets that the page preloads without using them: Chromium warns of one only after some seconds, and of none that its cache still held. */
export const unusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const used = new Set(Array.from(document.styleSheets, ({ href }) => href))
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')
    return Array.from(preloads, ({ href }) => href).filter((href) => !used.has(href))
  })
