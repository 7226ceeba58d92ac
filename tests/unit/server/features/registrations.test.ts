import { describe, expect, it } from 'vitest'
import { isSameStreet, laterStep, selectMatch } from '../../../../server/features/registrations/rules'

describe('the typed street', () => {
  it.each([
    ['412 Fennick Ave', '412 fennick avenue'],
    ['412 Fennick Ave', '412 N. Fennick'],
    ['412 Fennick Ave', ' 412  FENNICK'],
    ['7 Ångström Ln', '7 angstrom lane'],
  ])('the typed street %s also matches %s', (onFile, typed) => {
    expect(isSameStreet(typed, onFile)).toBe(true)
  })

  it.each([
    ['412 Fennick Ave', '413 Fennick Ave'],
    ['412 Fennick Ave', '412'],
    ['412 Fennick Ave', '412 Harrow Ln'],
    ['412 Fennick Ave', '412 a'],
    ['412 Fennick Ave', ''],
  ])('the typed street %s does not match %s', (onFile, typed) => {
    expect(isSameStreet(typed, onFile)).toBe(false)
  })
})

describe('the account that matches', () => {
  const address = { line1: '412 Fennick Ave', postalCode: '00141' }
  const open = { name: 'open', address, registeredAt: null }
  const registered = { name: 'registered', address, registeredAt: new Date(0) }

  it('is one that is not yet registered, if there is one at that address', () => {
    expect(selectMatch([registered, open], address)).toBe(open)
    expect(selectMatch([registered], address)).toBe(registered)
  })

  it('is none in another ZIP code', () => {
    expect(selectMatch([open], { ...address, postalCode: '00142' })).toBeNull()
  })
})

describe('a registration', () => {
  it('only moves forward', () => {
    expect(laterStep('payment', 'code')).toBe('payment')
    expect(laterStep('none', 'code')).toBe('code')
  })
})
