/** The badge's images, drawn by scripts/icons.mjs. The build writes them into the program. */
const images = import.meta.glob<string>('./images/*.png', { query: '?inline', import: 'default', eager: true })

/** Returns a disc with the count as a PNG, or only the disc for 0. */
export function badgePng(count: number): Buffer {
  const name = count === 0 ? 'none' : count > 9 ? 'more' : String(count)
  const [, base64 = ''] = images[`./images/${name}.png`]?.split(',') ?? []
  return Buffer.from(base64, 'base64')
}
