import { describe, expect, it } from 'vitest'
import { defaultPreferences } from '#shared/customers/preferences'
import { sortByPreference } from '../../../renderer/app/dashboard/arrangeTiles'
import { headlineOf } from '../../../renderer/early/firstHeadline'

const due = { unpaidBalance: 23_691, dueOn: '2026-03-22' }
const source = { path: '/', userType: 'CUSTOMER', preferences: defaultPreferences, balance: due } as const

describe('the headline of the frame', () => {
  it.each([
    [due, 'You owe $236.91, due 03/22/2026'],
    [{ unpaidBalance: 23_691, dueOn: null }, 'You owe $236.91'],
    [{ unpaidBalance: -500, dueOn: null }, 'You have a credit of $5.00'],
    [{ unpaidBalance: 0, dueOn: null }, 'You owe nothing right now'],
  ])('says what the user owes or has: %o', (balance, text) => {
    expect(headlineOf({ ...source, balance })).toBe(text)
  })

  it('is in the user’s formats', () => {
    const preferences = { ...defaultPreferences, number_format: 'point_comma', day_format: 'day_first' } as const
    expect(headlineOf({ ...source, preferences })).toBe('You owe $236,91, due 22/03/2026')
  })

  it.each([
    ['on other pages', { path: '/paymentHistory' }],
    ['without a balance', { balance: null }],
    ['for staff', { userType: 'CENTRIC' }],
    ['for owners of properties, who see those first', { userType: 'BUILDER' }],
    ['if the user has hidden the balance', { preferences: { ...defaultPreferences, hidden_tiles: ['balance'] } }],
    ['if the user has moved it', { preferences: { ...defaultPreferences, tile_order: ['profile', 'balance'] } }],
  ] satisfies [string, Partial<Parameters<typeof headlineOf>[0]>][])('is missing %s', (_when, changes) => {
    expect(headlineOf({ ...source, ...changes })).toBeNull()
  })

  it.each([[[]], [['balance', 'profile']], [['profile']], [['accounts', 'profile']]])(
    'is shown only if the dashboard starts with the balance: order %j',
    (order) => {
      const tiles = ['balance', 'accounts', 'profile'].map((id) => ({ id }))
      const startsWithBalance = sortByPreference(tiles, order)[0]?.id === 'balance'
      const headline = headlineOf({ ...source, preferences: { ...defaultPreferences, tile_order: order } })
      expect(headline !== null).toBe(startsWithBalance)
    },
  )
})
