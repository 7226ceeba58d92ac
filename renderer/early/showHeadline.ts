/** The build writes the markup of the headline into the page as a template. */
export function showHeadline(headline: string): void {
  const template = document.getElementById('first-headline')
  const content = template instanceof HTMLTemplateElement && template.content.cloneNode(true)
  const rows = document.querySelector('.first-frame[data-early] .first-frame-rows')
  if (!(content instanceof DocumentFragment) || !rows) return
  const text = content.querySelector('.first-frame-headline')
  if (text) text.textContent = headline
  rows.replaceWith(content)
}
