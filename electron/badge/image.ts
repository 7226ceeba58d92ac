/** Draws the taskbar badge, a disc with a digit, as a PNG. Main draws it, because no page can be asked to. Pure. */
import { crc32, deflateSync } from 'node:zlib'

const size = 32
const disc: Color = [198, 40, 40]
const ink: Color = [255, 255, 255]

type Color = readonly [red: number, green: number, blue: number]

/** Each glyph has five rows of three bits. */
const glyphs: Record<string, readonly number[]> = {
  '1': [2, 6, 2, 2, 7],
  '2': [7, 1, 7, 4, 7],
  '3': [7, 1, 7, 1, 7],
  '4': [5, 5, 7, 1, 1],
  '5': [7, 4, 7, 1, 7],
  '6': [7, 4, 7, 5, 7],
  '7': [7, 1, 2, 2, 2],
  '8': [7, 5, 7, 5, 7],
  '9': [7, 5, 7, 1, 7],
  '+': [0, 2, 7, 2, 0],
}
const glyphWidth = 3
const glyphHeight = 5

export function badgePng(text: string): Uint8Array {
  const letters = Array.from(text)
  const scale = letters.length > 1 ? 3 : 4
  const width = letters.length * (glyphWidth + 1) - 1
  const left = Math.round((size - width * scale) / 2)
  const top = Math.round((size - glyphHeight * scale) / 2)

  function isInk(x: number, y: number): boolean {
    const [column, row] = [Math.floor((x - left) / scale), Math.floor((y - top) / scale)]
    const rows = glyphs[letters[Math.floor(column / (glyphWidth + 1))] ?? '']
    const bit = glyphWidth - 1 - (column % (glyphWidth + 1))
    return x >= left && y >= top && bit >= 0 && (((rows?.[row] ?? 0) >> bit) & 1) === 1
  }

  return png((x, y) => {
    const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2)
    // The edge is antialiased, and a ring in the ink color makes the disc visible on every taskbar.
    const alpha = Math.round(255 * Math.min(1, Math.max(0, size / 2 - distance)))
    const [red, green, blue] = isInk(x, y) || distance > size / 2 - 2 ? ink : disc
    return [red, green, blue, alpha]
  })
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

function png(pixel: (x: number, y: number) => readonly number[]): Uint8Array {
  const axis = Array.from({ length: size }, (_, index) => index)
  // Each row starts with its filter type, which is none.
  const rows = axis.flatMap((y) => [0, ...axis.flatMap((x) => pixel(x, y))])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // The image has eight bits each of red, green, blue and alpha.
  header.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Uint8Array.from(rows))),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
