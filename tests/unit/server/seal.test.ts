import { describe, expect, it } from 'vitest'
import { seal, unseal } from '../../../server/seal'

const sealing = { key: 'a key of sixteen or more', owner: 'ada' }

describe('a sealed secret', () => {
  it('opens for its owner with its key', () => {
    expect(unseal(seal('JBSWY3DPEHPK3PXP', sealing), sealing)).toBe('JBSWY3DPEHPK3PXP')
  })

  it('looks different each time', () => {
    expect(seal('x', sealing).equals(seal('x', sealing))).toBe(false)
  })

  it.each([
    ['for another owner', { ...sealing, owner: 'bob' }],
    ['with another key', { ...sealing, key: 'another key of sixteen' }],
  ])('does not open %s', (_case, other) => {
    expect(() => unseal(seal('x', sealing), other)).toThrow()
  })

  it('does not open when it was changed', () => {
    const sealed = seal('secret', sealing)
    sealed.writeUInt8(sealed.readUInt8(sealed.length - 1) ^ 1, sealed.length - 1)
    expect(() => unseal(sealed, sealing)).toThrow()
  })
})
