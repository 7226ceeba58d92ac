/**
 * Computes only the styles that screen tests need: visibility and whether an element can be clicked. happy-dom would
 * match each antd rule against every ancestor, which took half of the test time.
 */

const tagsWithoutBox = new Set(['HEAD', 'LINK', 'META', 'SCRIPT', 'STYLE', 'TEMPLATE', 'TITLE'])
/** antd adds such a class to elements that stay in the document while hidden, such as the list of a closed select. */
const hiddenByAntd = /(^|\s)ant-[\w-]+-hidden(\s|$)/

type StyleReader = (element: HTMLElement) => string

const readers: Record<string, StyleReader> = {
  display: (element) => (isHidden(element) ? 'none' : element.style.display || 'block'),
  visibility: (element) => inherited(element, 'visibility') || 'visible',
  'pointer-events': (element) => inherited(element, 'pointer-events') || 'auto',
  opacity: (element) => element.style.opacity || '1',
}

const isHidden = (element: HTMLElement): boolean =>
  tagsWithoutBox.has(element.tagName) ||
  element.hidden !== false ||
  hiddenByAntd.test(element.getAttribute('class') ?? '')

function inherited(element: HTMLElement, property: string): string {
  for (let ancestor: HTMLElement | null = element; ancestor; ancestor = ancestor.parentElement) {
    const value = ancestor.style?.getPropertyValue(property)
    if (value) return value
  }
  return ''
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function readStyle(element: HTMLElement, property: string, pseudo?: string | null): string {
  // No antd style sheet gives a pseudo-element any text.
  if (pseudo) return ''
  return readers[property]?.(element) ?? element.style.getPropertyValue(property)
}

/** Replaces `getComputedStyle` in this document. */
export function computeStylesInline(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (!(element instanceof HTMLElement)) return new Proxy(document.body.style, {})
    return new Proxy(element.style, {
      get(style, name) {
        if (name === 'getPropertyValue') return (property: string) => readStyle(element, property, pseudo)
        if (typeof name !== 'string') return Reflect.get(style, name, style)
        const value: unknown = Reflect.get(style, name, style)
        return typeof value === 'string' ? readStyle(element, kebab(name), pseudo) : value
      },
    })
  }
}
