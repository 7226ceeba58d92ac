/** The machine the portal runs on: the desktop shell where there is one, the browser otherwise. */
import type { Platform } from '#shared/platform'
import { web } from './web'

declare global {
  interface Window {
    desktop?: Platform
  }
}

// While pages are drawn at build time there is no window, and nobody asks the platform anything.
export const platform: Platform = (typeof window === 'undefined' ? undefined : window.desktop) ?? web
