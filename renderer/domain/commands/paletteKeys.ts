/** The keys that open the palette, from the first paint on, before the app's code has arrived. */

export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Remembers that the keys were pressed until the app takes over. */
export function rememberPaletteKeys(): void {
  const { dataset } = document.documentElement
  window.addEventListener('keydown', (event) => {
    if (dataset['palette'] === 'ready' || !isPaletteKey(event)) return
    event.preventDefault()
    dataset['palette'] = 'requested'
  })
}

export const isPaletteRequested = (): boolean => document.documentElement.dataset['palette'] === 'requested'

/** From now on, the app opens the palette itself. */
export function stopRememberingPaletteKeys(): void {
  document.documentElement.dataset['palette'] = 'ready'
}
