/**
 * Computed styles that screen tests need: whether an element is visible, and whether it can be clicked. happy-dom would
 * match every rule of antd's style sheets with every ancestor, which took half of the time of these tests.
 */

const withoutBox = new Set(['HEAD', 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE'])
/** How antd hides what it keeps in the document, such as the list of a closed select. */
const hiddenByAntd = /(^|\s)ant-[\w-]+-hidden(\s|$)/

type Read = (element: HTMLElement) => string

const readers: Record<string, Read> = {
  display: (element) => (isHidden(element) ? 'none' : element.style.display || 'block'),
  visibility: (element) => inherited(element, 'visibility') || 'visible',
  'pointer-events': (element) => inherited(element, 'pointer-events') || 'auto',
  opacity: (element) => element.style.opacity || '1',
}

const isHidden = (element: HTMLElement): boolean =>
  withoutBox.has(element.tagName) || element.hidden !== false || hiddenByAntd.test(element.getAttribute('class') ?? '')

function inherited(element: HTMLElement, property: string): string {
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const value = at.style?.getPropertyValue(property)
    if (value) return value
  }
  return ''
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function read(element: HTMLElement, property: string, pseudo?: string | null): string {
  // No style sheet of antd gives a pseudo-element a text.
  if (pseudo) return ''
  return readers[property]?.(element) ?? element.style.getPropertyValue(property)
}

/** Replaces `getComputedStyle` in this document. */
export function computeStylesInline(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (!(element instanceof HTMLElement)) return new Proxy(document.body.style, {})
    return new Proxy(element.style, {
      get(style, name) {
        if (name === 'getPropertyValue') return (property: string) => read(element, property, pseudo)
        if (typeof name !== 'string') return Reflect.get(style, name, style)
        const value: unknown = Reflect.get(style, name, style)
        return typeof value === 'string' ? read(element, kebab(name), pseudo) : value
      },
    })
  }
}
