/** The machine the portal runs on: the browser, or the desktop shell where the page finds one. */
import type { DesktopApi } from '#shared/desktop/api'
import type { Platform } from '#shared/platform'
import { web } from './web'

declare global {
  interface Window {
    desktop?: DesktopApi
  }
}

// oxlint-disable-next-line import/no-mutable-exports -- Settled once, before anything asks.
export let platform: Platform = web

/** Takes the shell for the machine where there is one; the website waits for nothing. */
export function settlePlatform(begin: () => void | Promise<void>): void | Promise<void> {
  const shell = window.desktop
  if (!shell) return begin()
  return import('./desktop').then(({ desktopPlatform }) => {
    platform = desktopPlatform(shell)
    return begin()
  })
}
