/** The nonce that the server gave this page. Without it the page's policy refuses every style that a script adds. */
export const pageNonce = document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce ?? ''

/** Some style tags of antd's parts (scrollbar width, scroll lock) do not take its nonce: every style tag gets it here. */
export function stampStyles(): void {
  if (pageNonce === '') return
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = pageNonce
    return element
  }
}
