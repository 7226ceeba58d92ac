import { describe, expect, it } from 'vitest'
import { seal, unseal } from '../../../server/seal'

const sealing = { keys: ['a key of sixteen or more'], owner: 'ada' }

describe('a sealed secret', () => {
  it('opens for its owner with its key', () => {
    expect(unseal(seal('JBSWY3DPEHPK3PXP', sealing), sealing)).toEqual({ text: 'JBSWY3DPEHPK3PXP', isOutdated: false })
  })

  it('opens with an older key of the ring, and is then reported as outdated', () => {
    const ring = { ...sealing, keys: ['another key of sixteen', ...sealing.keys] }
    expect(unseal(seal('x', sealing), ring)).toEqual({ text: 'x', isOutdated: true })
    expect(unseal(seal('x', ring), ring)).toEqual({ text: 'x', isOutdated: false })
  })

  it('is different each time', () => {
    expect(seal('x', sealing).equals(seal('x', sealing))).toBe(false)
  })

  it.each([
    ['for another owner', { ...sealing, owner: 'bob' }],
    ['with another key', { ...sealing, keys: ['another key of sixteen'] }],
  ])('does not open %s', (_case, other) => {
    expect(unseal(seal('x', sealing), other)).toBeNull()
  })

  it('does not open if it was changed', () => {
    const sealed = seal('secret', sealing)
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1)
    expect(unseal(sealed, sealing)).toBeNull()
  })
})
