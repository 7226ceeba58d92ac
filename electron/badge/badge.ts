/**
 * Shows the number of waiting messages on the shell's icon: as an image on Windows, as a number elsewhere. Never both.
 */
import * as desktopShellTexts from '#shared/texts/desktopShell'

export interface BadgeHost {
  /** Only on Windows: shows the image of a count over the icon with its description, or removes it. */
  overlay(image: { count: number; label: string } | null): void
  /** Only on macOS and Linux. */
  count(count: number): void
}

export function createBadge(platform: NodeJS.Platform, host: BadgeHost): (count: number) => void {
  return (count) => {
    if (platform !== 'win32') return host.count(count)
    if (count === 0) return host.overlay(null)
    return host.overlay({ count, label: desktopShellTexts.newMessages(count) })
  }
}
