/** Collects problems that visitors don't see: console warnings, page errors, and failed requests. */
import type { Page } from '@playwright/test'

/** Collects the problems of the page from now on. */
export function collectPageProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

/**
 * Returns the style sheets that the page preloads without using them. Chromium's warning comes only after some seconds,
 * and not at all for a cached file.
 */
export const findUnusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const used = new Set(Array.from(document.styleSheets, ({ href }) => href))
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')
    return Array.from(preloads, ({ href }) => href).filter((href) => !used.has(href))
  })
