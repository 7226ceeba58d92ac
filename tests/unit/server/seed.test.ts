import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { features } from '#shared/access/features'
import { caseStatuses } from '#shared/cases/cases'
import { addDays } from '#shared/format/dates'
import { type DemoProfile, importDemoProfiles } from '../../../server/db/seed/billing/savedMethods'
import { generateDemo } from '../../../server/db/seed/demo'
import { appendLuhnDigit } from '../../../server/db/seed/identifiers'
import type { CustomerRows } from '../../../server/db/seed/rows'
import { demoHouseholds, demoRows, findHousehold, generateHouseholds, mergeRows, today } from '../../support/data/demo'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Returns a sentence for every violated accounting rule. */
function findMistakes(
  { billingAccounts, statements, payments, refunds, credits }: CustomerRows,
  day: string,
): string[] {
  return billingAccounts.flatMap(({ number, balance, dueOn }) => {
    const billed = statements.filter((statement) => statement.billingAccountNumber === number)
    const posted = payments.filter((payment) => payment.billingAccountNumber === number && payment.status === 'posted')
    const paidBefore = (on: string) =>
      sum(posted.filter(({ createdAt }) => createdAt.toISOString().slice(0, 10) < on).map(({ amount }) => amount))
    const mistakes = billed.flatMap((statement, index) => {
      const chargedBefore = sum(billed.slice(0, index).map(({ charges }) => charges))
      const carriedOver = chargedBefore - paidBefore(statement.issuedOn)
      return [
        ...(carriedOver === statement.previousBalance ? [] : [`${number}: previous balance of ${statement.issuedOn}`]),
        ...(statement.issuedOn <= day ? [] : [`${number}: billed in the future`]),
        ...(statement.periodStart <= statement.periodEnd ? [] : [`${number}: a month of no days`]),
        ...(sum(statement.lines.map(({ amount }) => amount)) === statement.charges
          ? []
          : [`${number}: lines of ${statement.issuedOn}`]),
        ...(statement.charges >= 0 ? [] : [`${number}: negative charges`]),
      ]
    })
    const owed = sum(billed.map(({ charges }) => charges)) - sum(posted.map(({ amount }) => amount))
    posted.forEach(({ createdAt, confirmationNumber, balanceAfter }, index) => {
      const on = createdAt.toISOString().slice(0, 10)
      const charged = sum(billed.filter(({ issuedOn }) => issuedOn <= on).map(({ charges }) => charges))
      const left = charged - sum(posted.slice(0, index + 1).map(({ amount }) => amount))
      if (left !== balanceAfter) mistakes.push(`${number}: balance after ${confirmationNumber}`)
    })
    const refunded = refunds.filter(
      ({ billingAccountNumber, depositId, status }) =>
        billingAccountNumber === number &&
        depositId === null &&
        ['approved', 'sent', 'cashed', 'stale'].includes(status),
    )
    const credited = credits.filter(({ billingAccountNumber }) => billingAccountNumber === number)
    if (owed - sum(credited.map(({ amount }) => amount)) + sum(refunded.map(({ amount }) => amount)) !== balance)
      mistakes.push(`${number}: balance`)
    if ((billed.at(-1)?.dueOn ?? null) !== dueOn) mistakes.push(`${number}: due day`)
    return mistakes
  })
}

describe('the demo data', () => {
  it('has days of gas that add up to the readings', () => {
    const { usageDays, gasReadings } = demoRows()
    const metered = new Set(gasReadings.map(({ serviceAccountId }) => serviceAccountId))
    const daily = new Set(usageDays.map(({ serviceAccountId }) => serviceAccountId).filter((id) => metered.has(id)))
    expect(daily.size).toBe(2)
    for (const id of daily) {
      const readings = gasReadings.filter(({ serviceAccountId }) => serviceAccountId === id)
      const missed = readings.filter(({ readType }) => readType === 'estimated')
      const days = usageDays.filter(
        ({ serviceAccountId, day }) => serviceAccountId === id && day <= (readings.at(-1)?.periodEnd ?? ''),
      )
      expect(sum(days.map(({ amount }) => amount))).toBe(
        100 * (sum(readings.map(({ therms }) => therms)) - sum(missed.map(({ therms }) => therms))),
      )
    }
  })

  it('is the same for the same seed and day', () => {
    expect(demoHouseholds().map(({ rows, profiles }) => ({ rows, profiles }))).toEqual(
      generateHouseholds().map(({ rows, profiles }) => ({ rows, profiles })),
    )
  })

  it('keeps its people and their history on a later day', () => {
    const before = demoRows()
    const later = mergeRows(generateHouseholds({ today: addDays(today, 1) }))
    expect(later.contacts).toEqual(before.contacts)
    expect(later.users.map(({ id }) => id)).toEqual(before.users.map(({ id }) => id))
  })

  it('keeps the first customers if more are requested', () => {
    const few = demoHouseholds(40)
    const many = demoHouseholds(60)
    expect(many.slice(0, 40).map(({ rows }) => rows)).toEqual(few.map(({ rows }) => rows))
    expect(many).toHaveLength(60)
  })

  it('is consistent, whatever the seed and the day', () => {
    const days = fc
      .date({ min: new Date('2023-01-01'), max: new Date('2031-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), days, (seed, day) => {
        expect(findMistakes(mergeRows(generateHouseholds({ seed, today: day, accounts: 45 })), day)).toEqual([])
      }),
      {
        numRuns: 8,
        examples: [
          ['quillmere', '2028-02-29'],
          ['quillmere', '2026-12-31'],
          ['quillmere', '2027-03-31'],
        ],
      },
    )
  }, 20_000)

  it('has nothing in the future and no fraction of a cent', () => {
    const { payments, statements } = demoRows()
    const start = new Date(`${today}T00:00:00Z`)
    expect(payments.filter(({ createdAt, postedAt }) => createdAt >= start || (postedAt ?? createdAt) > start)).toEqual(
      [],
    )
    const amounts = [...payments.map(({ amount }) => amount), ...statements.map(({ charges }) => charges)]
    expect(amounts.every(Number.isInteger)).toBe(true)
    expect(payments.every(({ amount }) => amount >= 100)).toBe(true)
  })

  it('has no box online and no call on a line before its service started', () => {
    const rows = demoRows(400)
    const startOf = (id: string) => rows.serviceAccounts.find((service) => service.id === id)?.startedOn ?? '9999'
    const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
    const lines = new Map(rows.voipLines.map((line) => [line.id, startOf(line.serviceAccountId)]))
    const early = [
      ...rows.devices.filter(({ serviceAccountId, since }) => dayOf(since) < startOf(serviceAccountId)),
      ...rows.voipCalls.filter(({ lineId, startedAt }) => dayOf(startedAt) < (lines.get(lineId) ?? '9999')),
      ...rows.voicemails.filter(({ lineId, receivedAt }) => dayOf(receivedAt) < (lines.get(lineId) ?? '9999')),
    ]
    expect(rows.voipCalls.length).toBeGreaterThan(100)
    expect(early).toEqual([])
  })

  it('charges for a paper bill only where the fiber group has paper bills', () => {
    const { billingAccounts, statements, communicationSettings, legacyAccounts } = demoRows(400)
    const paperless = new Set(
      communicationSettings.filter((settings) => settings.paperless).map(({ billingGroupId }) => billingGroupId),
    )
    const hasFee = new Map(
      billingAccounts.map(({ number, serviceGroup, groupId }) => [
        number,
        serviceGroup === 'FIBER' && !paperless.has(groupId),
      ]),
    )
    const wrong = statements.filter(
      ({ billingAccountNumber, lines }) =>
        lines.some(({ label }) => label === 'Paper bill') !== hasFee.get(billingAccountNumber),
    )
    expect(wrong.map(({ billingAccountNumber, issuedOn }) => `${billingAccountNumber} ${issuedOn}`)).toEqual([])
    expect([...hasFee.values()]).toContain(true)
    const groupOf = (customer: string) => billingAccounts.filter(({ customerNumber }) => customerNumber === customer)
    const saysOtherwise = legacyAccounts.filter(
      ({ customerNumber, isPaperless }) =>
        isPaperless !== groupOf(customerNumber).some(({ groupId }) => paperless.has(groupId)),
    )
    expect(saysOtherwise).toEqual([])
  })

  it('has payments of every kind, and names the portal user only if one paid', () => {
    const { payments, users } = demoRows(400)
    expect(new Set(payments.map(({ channel }) => channel))).toEqual(new Set(['portal', 'autopay', 'phone', 'mail']))
    expect(new Set(payments.map(({ status }) => status))).toEqual(new Set(['posted', 'declined', 'returned']))
    const userIds = new Set(users.map(({ id }) => id))
    const isRight = payments.every(({ channel, userId }) =>
      channel === 'portal' ? userId !== null && userIds.has(userId) : userId === null,
    )
    expect(isRight).toBe(true)
    expect(payments.filter(({ status, reason }) => (status === 'posted') !== (reason === ''))).toEqual([])
  })

  it('has only returned E-Checks, each with its code and the fee, and no fee elsewhere', () => {
    const { payments } = demoRows(400)
    const returned = payments.filter(({ status }) => status === 'returned')
    expect(returned.length).toBeGreaterThan(3)
    expect(new Set(returned.map(({ methodType, category }) => `${methodType} ${category}`))).toEqual(
      new Set(['ECHECK DD']),
    )
    expect(payments.filter(({ returnFee, status }) => (returnFee === 2500) !== (status === 'returned'))).toEqual([])
    expect(payments.filter(({ reason, status }) => /\(R\d\d\)/.test(reason) !== (status === 'returned'))).toEqual([])
  })

  it('records receipts for payers in the portal, and none for checks and calls', () => {
    const { payments, users } = demoRows(400)
    const emailOf = new Map(users.map(({ id, email }) => [id, email]))
    const posted = payments.filter(({ status }) => status === 'posted')
    const inPortal = posted.filter(({ channel }) => channel === 'portal')
    expect(inPortal.filter(({ userId, receiptEmail }) => emailOf.get(userId ?? '') !== receiptEmail)).toEqual([])
    const others = payments.filter(({ channel, status }) => status !== 'posted' || /phone|mail/.test(channel))
    expect(others.filter(({ receiptEmail }) => receiptEmail !== null)).toEqual([])
  })

  it('numbers everything uniquely and in the right format', () => {
    const households = demoHouseholds(400)
    const rows = mergeRows(households)
    const columns: [string[], RegExp][] = [
      [rows.customers.map(({ number }) => number), /^CU-\d{8}$/],
      [rows.billingAccounts.map(({ number }) => number), /^BA-\d{10}$/],
      [rows.billingAccounts.map(({ groupId }) => groupId), /^BG-\d{8}$/],
      [rows.serviceAccounts.map(({ number }) => number), /^SA-\d{10}$/],
      [rows.serviceAccounts.map(({ id }) => id), /^[A-Za-z0-9]{18}$/],
      [rows.contacts.map(({ id }) => id), /^[A-Za-z0-9]{18}$/],
      [rows.premises.map(({ number }) => number), /^PR-\d{8}$/],
      [rows.payments.map(({ confirmationNumber }) => confirmationNumber), /^QP-[A-Z2-9]{4}-[A-Z2-9]{4}$/],
      [rows.statements.map(({ id }) => id), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
      [rows.users.map(({ email }) => email.toLowerCase()), /^[^@\s]+@(demo\.example|example\.com)$/],
      [households.flatMap(({ profiles }) => profiles.map(({ token }) => token)), /^tok_demo_[\w]+$/],
    ]
    for (const [values, form] of columns) {
      expect(new Set(values).size).toBe(values.length)
      expect(values.filter((value) => !form.test(value))).toEqual([])
    }
    const accounts = rows.billingAccounts.map(({ number }) => number)
    expect(accounts.filter((number) => appendLuhnDigit(number.slice(3, -1)) !== number.slice(3))).toEqual([])
    const addresses = rows.premises.map(({ streetAddress, unit, city }) => `${streetAddress}|${unit}|${city}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('contains no real person', () => {
    const { contacts, premises } = demoRows(400)
    expect(contacts.filter(({ phone }) => phone !== '' && !/^[2-9]9\d55501\d\d$/.test(phone))).toEqual([])
    expect(premises.filter(({ zip }) => !/^00\d{3}$/.test(zip))).toEqual([])
  })

  it('has about 1,500 cases in every state with unique numbers and with comments in the past', () => {
    const { cases, caseComments, caseEvents } = demoRows(400)
    expect(cases.length).toBeGreaterThan(1200)
    expect(cases.length).toBeLessThan(1900)
    expect(new Set(cases.map(({ number }) => number)).size).toBe(cases.length)
    expect(new Set(cases.map(({ status }) => status))).toEqual(new Set(caseStatuses))
    const counted = new Map<string, number>()
    for (const { caseId } of caseComments) counted.set(caseId, (counted.get(caseId) ?? 0) + 1)
    expect(cases.filter(({ id, commentCount }) => (counted.get(id) ?? 0) !== commentCount)).toEqual([])
    const start = new Date(`${today}T00:00:00Z`)
    // Technicians leave on the day of their visit.
    const events = caseEvents.filter(({ status }) => status !== 'on_the_way')
    expect([...cases, ...caseComments, ...events].filter(({ createdAt }) => createdAt >= start)).toEqual([])
  })

  it('has one case with 2,000 comments, and a newcomer without any', () => {
    const households = demoHouseholds()
    expect(Math.max(...demoRows().cases.map(({ commentCount }) => commentCount))).toBe(2000)
    expect(findHousehold(households, 'newcomer@demo.example').rows.cases).toEqual([])
  })

  it('has eleven announcements for different people and times', () => {
    const { announcements } = generateDemo({ today, passwordHash: 'hashed' })
    const now = new Date(`${today}T12:00:00Z`)
    const live = announcements.filter(({ startsAt, endsAt }) => startsAt <= now && (!endsAt || endsAt > now))
    expect(announcements).toHaveLength(11)
    expect(live.length).toBeGreaterThan(5)
    expect(live.length).toBeLessThan(11)
    const safety = announcements.filter(({ severity }) => severity === 'safety')
    expect(safety.map(({ isDismissible }) => isDismissible)).toEqual([false])
  })

  it('has every feature in the rights of the supervisor', () => {
    const { roles } = generateDemo({ today, passwordHash: 'hashed' })
    const rights = roles.find(({ name }) => name === 'Supervisor')?.rights
    expect(rights).toEqual(
      expect.arrayContaining(features.flatMap((feature) => [`${feature}.read`, `${feature}.write`])),
    )
  })
})

describe('importing the saved methods into the payment provider', () => {
  const profiles = demoHouseholds().flatMap((household) => household.profiles)

  it('imports each method once', async () => {
    const received: DemoProfile[] = []
    await importDemoProfiles(profiles, async (profile) => void received.push(profile))
    expect(received).toEqual(profiles)
  })

  it('reports if the provider rejects one', async () => {
    const refuse = async () => {
      throw new Error('refused')
    }
    await expect(importDemoProfiles(profiles, refuse)).rejects.toThrow('refused')
  })
})
