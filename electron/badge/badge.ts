/** How many messages wait, on the icon of the shell: Windows takes a small picture, the others a number. Never both. */
import { badgePng } from './image'

export interface BadgeHost {
  /** Windows: a picture over the icon, with what it says; null takes it away. */
  overlay(picture: { png: Uint8Array; says: string } | null): void
  /** macOS and Linux. */
  count(count: number): void
}

const most = 9

export const saysOf = (count: number): string => (count === 1 ? '1 new message' : `${count} new messages`)

export function createBadge(platform: NodeJS.Platform, host: BadgeHost): (count: number) => void {
  const drawn = new Map<string, Uint8Array>()
  return (count) => {
    if (platform !== 'win32') return host.count(count)
    if (count === 0) return host.overlay(null)
    const text = count > most ? `${most}+` : String(count)
    const png = drawn.get(text) ?? badgePng(text)
    drawn.set(text, png)
    return host.overlay({ png, says: saysOf(count) })
  }
}
