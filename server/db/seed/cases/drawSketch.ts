/** Draws a simple gray PNG, for attachments that look like a photographed sketch. */
import { crc32, deflateSync } from 'node:zlib'

export interface Box {
  x: number
  y: number
  width: number
  height: number
  /** Fills the box instead of drawing its outline. */
  isFilled?: true
}

const paperGray = 0xf4
const pencilGray = 0x3c
const stroke = 4

/** Draws boxes on paper of the given size; later ones cover earlier ones. */
export function drawSketch(width: number, height: number, boxes: readonly Box[]): Buffer {
  // Each line of a PNG starts with its filter type: 0 is none.
  const rows = Array.from({ length: height }, () => Buffer.alloc(width + 1, paperGray).fill(0, 0, 1))
  for (const box of boxes) {
    for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height); y++) {
      const isEdge = y < box.y + stroke || y >= box.y + box.height - stroke
      const row = rows[y]
      if (isEdge || box.isFilled) row?.fill(pencilGray, 1 + box.x, 1 + box.x + box.width)
      else {
        row?.fill(pencilGray, 1 + box.x, 1 + box.x + stroke)
        row?.fill(pencilGray, 1 + box.x + box.width - stroke, 1 + box.x + box.width)
      }
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8) // 8 bits per pixel; the remaining zeros mean gray without options.
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const nameAndData = Buffer.concat([Buffer.from(name, 'latin1'), data])
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(nameAndData))
  return Buffer.concat([length, nameAndData, sum])
}
