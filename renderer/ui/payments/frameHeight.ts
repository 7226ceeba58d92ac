/** How tall a page in a frame says it is. Pure. */

/** A page of another origin gets no more room than a long form needs, and no less than its first lines. */
const least = 240
const most = 1600
const borders = 2

/** The height for the frame in px; null for a message that says nothing of it. */
export function frameHeight(message: unknown): number | null {
  const { type, height }: { type?: unknown; height?: unknown } = Object(message)
  if (type !== 'height' || typeof height !== 'number' || !Number.isFinite(height)) return null
  return Math.min(Math.max(Math.ceil(height) + borders, least), most)
}
