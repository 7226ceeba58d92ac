/** The badge on the shell's icon. */
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createBadge } from '../../../../electron/badge/badge'
import { badgePng } from '../../../../electron/badge/image'

function badgeOn(platform: NodeJS.Platform) {
  const counts: number[] = []
  const overlays: ({ png: Uint8Array; label: string } | null)[] = []
  const show = createBadge(platform, {
    count: (count) => counts.push(count),
    overlay: (picture) => overlays.push(picture),
  })
  return { show, counts, overlays }
}

/** Returns the rows of a PNG that was written by our encoder. */
function pixelsOf(png: Uint8Array): number[][] {
  const file = Buffer.from(png)
  const length = file.readUInt32BE(33)
  expect(file.subarray(37, 41).toString()).toBe('IDAT')
  const raw = inflateSync(file.subarray(41, 41 + length))
  return Array.from({ length: 32 }, (_, y) => [...raw.subarray(y * 129 + 1, (y + 1) * 129)])
}

describe('the sign on the icon', () => {
  it('is a picture on Windows, and never a number as well', () => {
    const { show, counts, overlays } = badgeOn('win32')
    show(1)
    show(12)
    show(0)
    expect(counts).toEqual([])
    expect(overlays.map((overlay) => overlay?.label ?? null)).toEqual(['1 new message', '12 new messages', null])
  })

  it.each(['darwin', 'linux'] as const)('is a number on %s, and never a picture as well', (platform) => {
    const { show, counts, overlays } = badgeOn(platform)
    show(3)
    show(0)
    expect([counts, overlays]).toEqual([[3, 0], []])
  })

  it('is one picture from ten on', () => {
    const { show, overlays } = badgeOn('win32')
    for (const count of [9, 10, 99]) show(count)
    expect(overlays[1]?.png).toBe(overlays[2]?.png)
    expect(overlays[0]?.png).not.toEqual(overlays[1]?.png)
  })
})

describe('the picture', () => {
  it('is another for each text', () => {
    const texts = ['', '1', '2', '3', '4', '5', '6', '7', '8', '9', '9+']
    expect(new Set(texts.map((text) => Buffer.from(badgePng(text)).toString('base64'))).size).toBe(texts.length)
  })

  it('is a PNG of 32 by 32, clear at its corners and with the digit in its middle', () => {
    const file = Buffer.from(badgePng('1'))
    expect(file.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([32, 32])
    const rows = pixelsOf(file)
    expect(rows[0]?.[3]).toBe(0)
    expect(rows[16]?.slice(16 * 4, 16 * 4 + 4)).toEqual([255, 255, 255, 255])
    expect(rows[16]?.slice(6 * 4, 6 * 4 + 4)).toEqual([198, 40, 40, 255])
  })
})
