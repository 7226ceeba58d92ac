/** Refunds: listed, asked for, decided about, and as their customer sees them. */
import {
  decideRefund,
  exportRefunds,
  getRefundable,
  listReceivedRefunds,
  listRefunds,
  requestRefund,
} from '#shared/contract/refunds'
import { firstDayOf } from '#shared/deposits'
import { reasonWords, refundWords, wayText } from '#shared/refunds'
import { AppError, notFound } from '../../../http/appError'
import { csvTable } from '../../../http/csvFile'
import { audit, openCustomer, reachOf, recordLook } from '../../../http/ownership'
import { serve, type Mounting } from '../../../http/serve'
import type { Services } from '../../../services'
import { findBillingGroup } from '../../payments/queries'
import * as queries from './queries'
import { askForRefund, decide, methodText, refundableOf } from './requesting'
import * as depositTexts from '#shared/texts/deposits'

const everything = { page_number: 1, page_size: 5_000 }
const oneAtATime = 'Staff look at the refunds of one billing group at a time'

export function refundRoutes(mounting: Mounting, services: Services): void {
  const { db, clock, cards, config } = services
  const since = (days: number) => firstDayOf(clock.today(), days)
  const refundFor = async (userId: string, id: string) => {
    const refund = await queries.findRefund(db, id, userId)
    if (!refund) throw notFound()
    return refund
  }

  serve(mounting, listRefunds, ({ body: { days, status, ...page }, actor: { userId } }) =>
    queries.findRefunds(db, { userId, since: since(days), status }, page),
  )

  serve(mounting, exportRefunds, async ({ query: { days }, actor }, { address }) => {
    const { refunds } = await queries.findRefunds(db, { userId: actor.userId, since: since(days) }, everything)
    await audit(db, { userId: actor.userId, action: 'refund.exported', address, details: { days } })
    const head = [
      'Billing account',
      'Name',
      'Community',
      'Reason',
      'Amount',
      'Method',
      'Status',
      'Requested',
      'Requested by',
      'Decided by',
      'Sent',
      'Check',
      'Failure reason',
    ]
    const rows = refunds.map((row) => [
      row.account_no,
      row.name,
      row.community,
      reasonWords[row.reason],
      row.refund_amount / 100,
      wayText(row),
      refundWords[row.status],
      row.requested_on,
      row.requested_by === '' ? 'Billing system' : row.requested_by,
      row.decided_by,
      row.sent_on,
      row.check_number,
      row.problem,
    ])
    return csvTable({ name: `Refunds of ${days} days.csv`, head, rows })
  })

  serve(mounting, getRefundable, async ({ query: { acct_no }, actor }, { address }) => {
    const account = await refundableOf(db, acct_no, { today: clock.today(), zone: config.TIME_ZONE })
    if (!account)
      throw new AppError('not_found', depositTexts.refundUnknownAccount, { acct_no: depositTexts.refundUnknownAccount })
    const customerNumber = account.crm_customer_number
    await openCustomer(db, actor, { customerNumber, address, what: 'refundable' })
    const profiles = await cards.listProfiles(customerNumber)
    return {
      ...account,
      methods: profiles.map((profile) => ({ 'payment-token': profile.token, method: methodText(profile) })),
    }
  })

  serve(mounting, requestRefund, async ({ body, actor }, caller) => {
    const id = await askForRefund(services, { actor, caller }, body)
    caller.say(depositTexts.refundRequested)
    return refundFor(actor.userId, id)
  })

  serve(mounting, decideRefund, async ({ params, body, actor }, caller) => {
    await decide(services, { actor, caller }, { id: params.refund_id, ...body })
    caller.say(body.decision === 'approve' ? depositTexts.refundApproved : depositTexts.refundDeclined)
    return refundFor(actor.userId, params.refund_id)
  })

  serve(mounting, listReceivedRefunds, async ({ query: { billing_group_id: groupId, ...page }, actor }, caller) => {
    const reach = reachOf(actor)
    if (groupId === undefined) {
      if (reach.kind === 'all') throw new AppError('invalid_input', oneAtATime, { billing_group_id: oneAtATime })
      return queries.findReceivedRefunds(db, reach, page)
    }
    const account = await findBillingGroup(db, reach, groupId)
    if (!account) throw notFound()
    await recordLook(db, actor, { customerNumber: account.customerNumber, address: caller.address, what: 'refunds' })
    return queries.findReceivedRefunds(db, reach, { groupId, ...page })
  })
}
