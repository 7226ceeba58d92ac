import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultPreferences } from '#shared/customers/preferences'
import * as commonTexts from '#shared/texts/common'
import * as paymentTexts from '#shared/texts/payments/payments'
import { headlineOf } from '../../../renderer/early/firstHeadline'

const due = { unpaidBalance: 23_691, dueOn: '2026-03-22' }
const source = { path: '/', userType: 'CUSTOMER', preferences: defaultPreferences, balance: due } as const

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-13T15:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

describe('the headline of the frame', () => {
  it.each([
    [due, { lead: paymentTexts.owesLead.own, amount: '$236.91', due: commonTexts.dueOn('03/22/2026') }],
    [
      { unpaidBalance: 23_691, dueOn: null },
      { lead: paymentTexts.owesLead.own, amount: '$236.91' },
    ],
    [
      { unpaidBalance: -500, dueOn: null },
      { lead: paymentTexts.creditBalance, amount: '$5.00' },
    ],
    [
      { unpaidBalance: 0, dueOn: null },
      { lead: paymentTexts.allPaid, amount: '$0.00' },
    ],
  ])('says what the user owes or has: %o', (balance, headline) => {
    expect(headlineOf({ ...source, balance })).toEqual(headline)
  })

  it('says that the due date has passed', () => {
    const late = { lead: paymentTexts.owesLead.own, amount: '$236.91', due: commonTexts.wasDueOn('03/12/2026') }
    expect(headlineOf({ ...source, balance: { ...due, dueOn: '2026-03-12' } })).toEqual({ ...late, isLate: true })
    expect(headlineOf({ ...source, balance: { ...due, dueOn: '2026-03-13' } })?.isLate).toBeUndefined()
  })

  it('is in the user’s formats', () => {
    const preferences = { ...defaultPreferences, number_format: 'point_comma', day_format: 'day_first' } as const
    expect(headlineOf({ ...source, preferences })).toMatchObject({ amount: '$236,91', due: 'Due 22/03/2026' })
  })

  it.each([
    ['on other pages', { path: '/paymentHistory' }],
    ['without a balance', { balance: null }],
    ['for staff', { userType: 'CENTRIC' }],
    ['for owners of properties, who see those first', { userType: 'BUILDER' }],
  ] satisfies [string, Partial<Parameters<typeof headlineOf>[0]>][])('is missing %s', (_when, changes) => {
    expect(headlineOf({ ...source, ...changes })).toBeNull()
  })
})
