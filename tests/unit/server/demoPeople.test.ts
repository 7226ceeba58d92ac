import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '#shared/format/dates'
import { legacyEmail, pastDueEmail } from '../../../server/db/seed/demoUsers/demoEmails'
import { demoSignIns } from '../../../server/db/seed/demoUsers/demoPeople'
import { demoHouseholds, demoRows, findHousehold, generateHouseholds, today } from '../../support/data/demo'

describe('the demo people', () => {
  const households = demoHouseholds()

  it('can sign in, each with a role and a customer', () => {
    const { users, userCustomers } = demoRows()
    for (const { email } of demoSignIns) {
      const user = users.find((candidate) => candidate.email === email)
      expect(user?.passwordHash).toBe('hashed')
      expect(userCustomers.some(({ userId }) => userId === user?.id)).toBe(true)
    }
    expect(users.some(({ email }) => email === legacyEmail)).toBe(false)
    expect(findHousehold(households, legacyEmail).rows.billingAccounts).toHaveLength(2)
  })

  it('include a customer with two addresses, open bills, and autopay for the gas bill only', () => {
    const { rows, profiles } = findHousehold(households, 'customer@demo.example')
    expect(rows.premises).toHaveLength(2)
    expect(new Set(rows.serviceAccounts.map(({ serviceType }) => serviceType))).toEqual(
      new Set(['FIBER', 'VOIP', 'TV', 'GAS']),
    )
    const [fiber, gas] = rows.billingAccounts
    expect(fiber).toMatchObject({ serviceGroup: 'FIBER', dueOn: addDays(today, 9), autopayToken: null })
    expect(gas).toMatchObject({ serviceGroup: 'GAS', dueOn: addDays(today, 9) })
    expect(fiber?.balance).toBeGreaterThan(0)
    expect(gas?.balance).toBeGreaterThan(0)
    const autopay = profiles.find(({ token }) => token === gas?.autopayToken)
    expect(autopay).toMatchObject({ type: 'VISA', last4: '1111', behavior: 'ok' })
    expect(profiles.map(({ last4, behavior }) => `${last4} ${behavior}`)).toEqual([
      '1111 ok',
      '4444 ok',
      '6789 ok',
      '0005 declines',
      '0002 declines',
      ' ok',
    ])
    const ofFiber = rows.statements.filter((statement) => statement.billingAccountNumber === fiber?.number)
    expect(ofFiber).toHaveLength(24)
  })

  it.each(['2026-01-01', '2026-01-30', '2026-02-01', '2026-12-02', '2028-02-29'])(
    'include a customer who on %s has a card that expires within 60 days, an expired one and a valid one',
    (day) => {
      const { profiles } = findHousehold(generateHouseholds({ today: day }), 'customer@demo.example')
      const lastDays = profiles.flatMap(({ expiry }) =>
        expiry ? [addDays(addMonths(`${expiry.year}-${String(expiry.month).padStart(2, '0')}-01`, 1), -1)] : [],
      )
      expect(lastDays.filter((last) => last < day)).toHaveLength(1)
      expect(lastDays.filter((last) => last >= day && last <= addDays(day, 60))).toHaveLength(1)
      expect(lastDays.filter((last) => last > addDays(day, 365)).length).toBeGreaterThan(0)
    },
  )

  it('include a customer with a returned payment, with its reason and its fee on the next bill', () => {
    const { payments, statements } = findHousehold(demoHouseholds(), 'customer@demo.example').rows
    const returned = payments.filter(({ status }) => status === 'returned')
    expect(returned.length).toBeGreaterThan(0)
    for (const payment of returned) {
      expect(payment).toMatchObject({ methodType: 'ECHECK', returnFee: 2500, postedAt: null, balanceAfter: null })
      expect(payment.reason).toMatch(/\(R\d\d\)$/)
      const next = statements.find(
        ({ billingAccountNumber, issuedOn }) =>
          billingAccountNumber === payment.billingAccountNumber &&
          issuedOn > payment.createdAt.toISOString().slice(0, 10),
      )
      expect(next?.charges).toBeGreaterThan(2500)
    }
  })

  it('include a newcomer with only a fiber account', () => {
    const { rows, profiles } = findHousehold(households, 'newcomer@demo.example')
    expect(rows.serviceAccounts.map(({ serviceType }) => serviceType)).toEqual(['FIBER'])
    expect(rows.billingAccounts).toMatchObject([{ balance: 0, dueOn: null, autopayToken: null }])
    expect([rows.statements, rows.payments, profiles]).toEqual([[], [], []])
  })

  it('include builders, associations and developers with properties', () => {
    const communitiesOf = (email: string) => [
      ...new Set(findHousehold(households, email).rows.premises.map(({ communityId }) => communityId)),
    ]
    expect(findHousehold(households, 'builder@demo.example').rows.premises).toHaveLength(40)
    expect(communitiesOf('hoa@demo.example')).toEqual(['fennick-oaks'])
    expect(communitiesOf('developer@demo.example')).toEqual(['tallis-green', 'saddlewick-ranch'])
    const types = demoRows().users.map(({ email, userType }) => [email, userType])
    expect(Object.fromEntries(types)).toMatchObject({
      'builder@demo.example': 'BUILDER',
      'hoa@demo.example': 'BUILDER',
      'developer@demo.example': 'DEVELOPER',
      'staff@demo.example': 'CENTRIC',
      'clerk@demo.example': 'CENTRIC',
    })
  })

  it('include the cases that fail', () => {
    const { customers, contacts, billingAccounts } = demoRows()
    expect(customers.filter(({ name }) => name === 'Jamie Harrowgate')).toHaveLength(2)
    expect(contacts.some(({ email }) => email === '')).toBe(true)
    expect(billingAccounts.some(({ balance }) => balance < 0)).toBe(true)
    expect(billingAccounts.some(({ status }) => status === 'closed')).toBe(true)
    const expired = findHousehold(households, pastDueEmail)
    expect(expired.profiles).toMatchObject([{ behavior: 'declines', expiry: { year: 2025 } }])
    expect(expired.rows.billingAccounts[0]?.autopayToken).toBe(expired.profiles[0]?.token)
    expect(findHousehold(households, 'lorcan.silverlake@example.com').rows.premises).toHaveLength(14)
    const pastDue = findHousehold(households, 'roscoe.ironwood@example.com').rows
    expect(pastDue.billingAccounts).toMatchObject([{ serviceGroup: 'GAS' }])
    const [before] = pastDue.statements.slice(-2)
    expect(before?.dueOn.localeCompare(addDays(today, -17))).toBeLessThan(0)
  })
})
