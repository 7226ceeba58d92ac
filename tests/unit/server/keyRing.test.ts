import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { keyRing } from '../../../server/keyRing'
import { seal, unseal } from '../../../server/seal'

const ringOf = (setting: string): readonly string[] => z.parse(keyRing, setting)

describe('the keys of a setting', () => {
  it('are the newest first', () => {
    expect(ringOf('a new key of sixteen, an old key of sixteen').slice(0, 2)).toEqual([
      'a new key of sixteen',
      'an old key of sixteen',
    ])
    expect(ringOf('one key of sixteen')).toEqual(['one key of sixteen'])
  })

  it('open what a single key with a comma sealed before keys could be rotated', () => {
    const key = 'sixteen letters and,a comma with more'
    const sealed = seal('x', { keys: [key], owner: 'ada' })
    expect(unseal(sealed, { keys: ringOf(key), owner: 'ada' })).toEqual({ text: 'x', isOutdated: true })
  })

  it.each([undefined, '', 'short', 'a key of sixteen letters,short'])(
    'are rejected if there is none, or if one is too short: %j',
    (setting) => {
      expect(z.safeParse(keyRing, setting).success).toBe(false)
    },
  )
})
