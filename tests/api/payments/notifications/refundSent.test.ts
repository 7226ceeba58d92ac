import { describe, expect } from 'vitest'
import * as notificationTexts from '#shared/texts/customers/notifications'
import { dueRefundsJob } from '../../../../server/features/refunds/refund.job'
import {
  addFormerCustomer,
  parseRefund,
  sendRefundDecision,
  sendRefundRequest,
  toMethodRequest,
} from '../../../support/data/billing/refunds'
import { dayAt, subjectsTo } from '../../../support/data/customers/notifications'
import { addPerson } from '../../../support/data/people'
import { testNow } from '../../../support/server/server'
import { it } from '../../../support/server/serverTest'

it.afterEach(({ server }) => server.setNow(testNow))

describe('a refund', () => {
  it('is announced when it has been sent', async ({ server }) => {
    const leaver = await addFormerCustomer(server)
    const staff = () => addPerson(server.database.db, { userType: 'CENTRIC' })
    const asked = await sendRefundRequest(server, await server.signIn(await staff()), toMethodRequest(leaver))
    const { refund_id: id } = parseRefund(asked)
    expect(await subjectsTo(server, leaver)).toEqual([])
    await sendRefundDecision(server, await server.signIn(await staff()), { id })
    server.setNow(dayAt('2026-03-23'))
    await server.runScheduled(dueRefundsJob)
    expect(await subjectsTo(server, leaver)).toEqual([
      notificationTexts.refundSent({ amount: 42_15, account: '', method: '' }).subject,
    ])
  })
})
