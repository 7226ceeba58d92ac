/** The CSP nonce of this page. Without it the browser rejects every style that a script adds. */
export const pageNonce = document.querySelector<HTMLElement>('style[nonce], script[nonce]')?.nonce ?? ''

/**
 * Some style tags of antd (scrollbar width, scroll lock) ignore its nonce option, so every new style tag gets it here.
 */
export function addNonceToStyles(): void {
  if (pageNonce === '') return
  const create = document.createElement.bind(document)
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options)
    if (element instanceof HTMLStyleElement) element.nonce = pageNonce
    return element
  }
}
