/** The badge on the shell's icon. */
import { describe, expect, it } from 'vitest'
import { createBadge } from '../../../electron/badge/badge'
import { badgePng } from '../../../electron/badge/image'

function badgeOn(platform: NodeJS.Platform) {
  const counts: number[] = []
  const overlays: ({ count: number; label: string } | null)[] = []
  const show = createBadge(platform, {
    count: (count) => counts.push(count),
    overlay: (picture) => overlays.push(picture),
  })
  return { show, counts, overlays }
}

describe('the badge on the icon', () => {
  it('is a picture on Windows, and never a number too', () => {
    const { show, counts, overlays } = badgeOn('win32')
    show(1)
    show(12)
    show(0)
    expect(counts).toEqual([])
    expect(overlays.map((overlay) => overlay?.label ?? null)).toEqual(['1 new message', '12 new messages', null])
  })

  it.each(['darwin', 'linux'] as const)('is a number on %s, and never a picture too', (platform) => {
    const { show, counts, overlays } = badgeOn(platform)
    show(3)
    show(0)
    expect([counts, overlays]).toEqual([[3, 0], []])
  })

  it('is a picture of the count on Windows', () => {
    const { show, overlays } = badgeOn('win32')
    show(3)
    expect(overlays).toEqual([{ count: 3, label: '3 new messages' }])
  })
})

describe('the picture of a count', () => {
  const pictures = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => badgePng(count))

  it('differs for each count', () => {
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length)
  })

  it('is the same for all counts of ten or more', () => {
    expect(badgePng(99)).toEqual(badgePng(10))
  })

  it('is a PNG of 32 by 32', () => {
    for (const picture of pictures) {
      expect(picture.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([32, 32])
    }
  })
})
