import { describe, expect, it } from 'vitest'
import {
  canUnsubscribe,
  channelProblem,
  defaultChannels,
  isLocked,
  type NotifiableContact,
  notificationCategories,
} from '#shared/customers/notifications'
import * as commonTexts from '#shared/texts/common'
import * as notificationTexts from '#shared/texts/customers/notifications'

const holder: NotifiableContact = {
  email: 'ada@example.com',
  phone: '2105550100',
  phone_verified: false,
  phone_stopped: false,
  is_holder: true,
}

describe('the channels of notifications', () => {
  it('require an address, and a verified number', () => {
    expect(channelProblem(holder, 'email')).toBeNull()
    expect(channelProblem({ ...holder, email: '' }, 'email')).toBe(commonTexts.noEmailOnFile)
    expect(channelProblem(holder, 'sms')).toBe(notificationTexts.phoneUnverified)
    expect(channelProblem({ ...holder, phone: '' }, 'voice')).toBe(notificationTexts.noPhoneOnFile)
    expect(channelProblem({ ...holder, phone_verified: true }, 'sms')).toBeNull()
    expect(channelProblem({ ...holder, email: '', phone: '' }, 'mail')).toBeNull()
  })

  it('are locked for account holders where they are mandatory', () => {
    const pastDue = { category: 'past_due', channel: 'email', group: { paperless: false } } as const
    expect(isLocked(holder, pastDue)).toBe(true)
    expect(isLocked(holder, { ...pastDue, channel: 'sms' })).toBe(false)
    expect(isLocked({ ...holder, email: '' }, pastDue)).toBe(false)
    expect(isLocked({ ...holder, is_holder: false }, pastDue)).toBe(false)
  })

  it('notifications of a new bill are locked while billing is paperless', () => {
    const billReady = { category: 'bill_ready', channel: 'email' } as const
    expect(isLocked(holder, { ...billReady, group: { paperless: true } })).toBe(true)
    expect(isLocked(holder, { ...billReady, group: { paperless: false } })).toBe(false)
  })

  it('notifications by email can be stopped with one click, except where the law, safety or the login requires them', () => {
    const required = notificationCategories.filter((category) => !canUnsubscribe(category))
    expect(required).toEqual(['past_due', 'outage', 'security'])
  })

  it('are only those of outages for other users', () => {
    expect(defaultChannels({ ...holder, is_holder: false }, 'outage')).toEqual(['email'])
    expect(defaultChannels({ ...holder, is_holder: false }, 'bill_ready')).toEqual([])
    expect(defaultChannels(holder, 'bill_ready')).toEqual(['email'])
  })
})
