/** The keys that open the palette, as this machine's keyboard has them. */
import * as commandTexts from '#shared/texts/commands'
export const paletteKeys = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : commandTexts.ctrlK
