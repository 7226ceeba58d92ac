import type { OwedParts } from '../domain/payments/owedParts'

/** The build writes the markup of the headline into the page as a template. */
export function showHeadline(headline: OwedParts): void {
  const template = document.getElementById('first-headline')
  const content = template instanceof HTMLTemplateElement && template.content.cloneNode(true)
  const rows = document.querySelector('.first-frame[data-early] .first-frame-rows')
  if (!(content instanceof DocumentFragment) || !rows) return
  for (const [name, text] of Object.entries(headline)) {
    const part = content.querySelector(`.first-frame-${name}`)
    if (part) part.textContent = text
  }
  rows.replaceWith(content)
}
