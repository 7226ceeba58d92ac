/** Replaces the rows of the frame, unless the portal has replaced the frame itself. */
export function replaceRows(content: DocumentFragment): void {
  document.querySelector('.first-frame[data-early] .first-frame-rows')?.replaceWith(content)
}

/** Returns a copy of a template that the build has written into the page. */
export function copyOfTemplate(id: string): DocumentFragment | null {
  const template = document.getElementById(id)
  // The development server writes none.
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : null
}
