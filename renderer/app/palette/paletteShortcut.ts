/** The keyboard shortcut of the palette, as this operating system writes it. */
import * as commandTexts from '#shared/texts/speech/commands'
export const paletteShortcut = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : commandTexts.ctrlK
