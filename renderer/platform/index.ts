/** The platform the portal runs on: the browser, or the desktop shell when the page finds one. */
import type { DesktopApi } from '#shared/desktop/api'
import type { Platform } from '#shared/platform/platform'
import { web } from './web'

declare global {
  interface Window {
    desktop?: DesktopApi
  }
}

// oxlint-disable-next-line import/no-mutable-exports -- It is set once, before anything reads it.
export let platform: Platform = web

/** Uses the desktop shell when there is one. On the website `begin` runs synchronously. */
export function resolvePlatform(start: () => void | Promise<void>): void | Promise<void> {
  const shell = window.desktop
  if (!shell) return start()
  return import('./desktop').then(({ desktopPlatform }) => {
    platform = desktopPlatform(shell)
    return start()
  })
}
