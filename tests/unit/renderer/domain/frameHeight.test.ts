import { describe, expect, it } from 'vitest'
import { frameHeight } from '../../../../renderer/domain/payments/frameHeight'

describe('the height of the payment provider’s frame', () => {
  it('is that of the page plus the frame’s borders', () => {
    expect(frameHeight({ type: 'height', height: 812.4 })).toBe(815)
  })

  it('stays within the limits for a form', () => {
    expect(frameHeight({ type: 'height', height: 0 })).toBe(240)
    expect(frameHeight({ type: 'height', height: 1e9 })).toBe(1600)
  })

  it('ignores other messages', () => {
    for (const message of [
      null,
      'height',
      { type: 'ready' },
      { type: 'height', height: '800' },
      { type: 'height', height: NaN },
    ])
      expect(frameHeight(message)).toBeNull()
  })
})
