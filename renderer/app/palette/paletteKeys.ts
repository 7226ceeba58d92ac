/** The keys that open the palette, as this machine's keyboard has them. */
export const paletteKeys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
