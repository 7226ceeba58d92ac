import { describe, expect, it } from 'vitest'
import { channelProblem, defaultChannels, isLocked, type NotifiableContact } from '#shared/customers/notifications'

const holder: NotifiableContact = {
  email: 'ada@example.com',
  phone: '2105550100',
  phone_verified: false,
  is_holder: true,
}

describe('the ways of telling somebody', () => {
  it('need an address, and a number that was verified', () => {
    expect(channelProblem(holder, 'email')).toBeNull()
    expect(channelProblem({ ...holder, email: '' }, 'email')).toBe('No email address is on file.')
    expect(channelProblem(holder, 'sms')).toBe('Verify the phone number first.')
    expect(channelProblem({ ...holder, phone: '' }, 'voice')).toBe('No phone number is on file.')
    expect(channelProblem({ ...holder, phone_verified: true }, 'sms')).toBeNull()
    expect(channelProblem({ ...holder, email: '', phone: '' }, 'mail')).toBeNull()
  })

  it('are locked where they are mandatory, for account holders', () => {
    expect(isLocked(holder, 'past_due', 'mail')).toBe(true)
    expect(isLocked(holder, 'past_due', 'sms')).toBe(false)
    expect(isLocked({ ...holder, email: '' }, 'past_due', 'email')).toBe(false)
    expect(isLocked({ ...holder, is_holder: false }, 'past_due', 'mail')).toBe(false)
  })

  it('are for whoever is no account holder those of outages alone', () => {
    expect(defaultChannels({ ...holder, is_holder: false }, 'outage')).toEqual(['email'])
    expect(defaultChannels({ ...holder, is_holder: false }, 'bill_ready')).toEqual([])
    expect(defaultChannels(holder, 'bill_ready')).toEqual(['email'])
  })
})
