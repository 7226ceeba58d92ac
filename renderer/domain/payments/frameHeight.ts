/** Reads the height that a page in a frame reports. It has no side effects. */

/** Limits for a page of another origin: at least its first lines, at most a long form. */
const minHeight = 240
const maxHeight = 1600
const borders = 2

/** Returns the frame height in px, or null for other messages. */
export function frameHeight(message: unknown): number | null {
  const { type, height }: { type?: unknown; height?: unknown } = Object(message)
  if (type !== 'height' || typeof height !== 'number' || !Number.isFinite(height)) return null
  return Math.min(Math.max(Math.ceil(height) + borders, minHeight), maxHeight)
}
