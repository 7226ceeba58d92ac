import type { OwedParts } from '../domain/payments/owedParts'
import { copyOfTemplate, replaceRows } from './replaceRows'

/** The build writes the markup of the headline into the page as a template. */
export function showHeadline(headline: OwedParts): void {
  const content = copyOfTemplate('first-headline')
  if (!content) return
  for (const [name, text] of Object.entries(headline)) {
    const part = content.querySelector(`.first-frame-${name}`)
    if (part) part.textContent = text
  }
  replaceRows(content)
}
