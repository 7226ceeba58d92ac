import type { OwedParts } from '../domain/payments/owedParts'
import { copyOfTemplate, replaceRows } from './replaceRows'

/** The build writes the markup of the headline into the page as a template. */
export function showHeadline({ isLate, ...texts }: OwedParts): void {
  const content = copyOfTemplate('first-headline')
  if (!content) return
  for (const [name, text] of Object.entries(texts)) {
    const part = content.querySelector(`.first-frame-${name}`)
    if (part) part.textContent = text
  }
  if (isLate) content.querySelector('.first-frame-due')?.setAttribute('data-late', 'true')
  replaceRows(content)
}
