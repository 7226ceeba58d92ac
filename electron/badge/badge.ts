/**
 * Shows the number of waiting messages on the shell's icon: as an image on Windows, as a number elsewhere. Never both.
 */
import { badgePng } from './image'

export interface BadgeHost {
  /** Only on Windows: shows an image over the icon with its description, or removes it. */
  overlay(image: { png: Uint8Array; label: string } | null): void
  /** Only on macOS and Linux. */
  count(count: number): void
}

export const badgeLabel = (count: number): string => (count === 1 ? '1 new message' : `${count} new messages`)

export function createBadge(platform: NodeJS.Platform, host: BadgeHost): (count: number) => void {
  return (count) => {
    if (platform !== 'win32') return host.count(count)
    if (count === 0) return host.overlay(null)
    return host.overlay({ png: badgePng(count), label: badgeLabel(count) })
  }
}
