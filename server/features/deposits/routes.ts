/** Deposits, as staff look at them. */
import {
  exportDeposits,
  listDeposits,
  listDepositsOfCustomer,
  listDepositTransactions,
} from '#shared/contract/deposits'
import { depositKindWords, depositStatusWords, firstDayOf, mostDays } from '#shared/deposits'
import type { InputOf } from '#shared/endpoint'
import { notFound } from '../../http/appError'
import { csvTable } from '../../http/csvFile'
import { audit, openCustomer } from '../../http/ownership'
import { serve, type Mounting } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './queries'

type QueryFields = InputOf<typeof exportDeposits>['query']

const everything = { page_number: 1, page_size: 5_000 }

export function depositRoutes(mounting: Mounting, { db, clock, config }: Services): void {
  const now = () => ({ today: clock.today(), zone: config.TIME_ZONE })

  function filterOf({ days, status, community = '' }: QueryFields): queries.DepositFilter {
    if (status !== undefined) return { status, community }
    return { since: firstDayOf(clock.today(), days ?? mostDays), community }
  }

  serve(mounting, listDeposits, ({ body: { days, status, community, ...page } }) =>
    queries.findDeposits(db, filterOf({ days, status, community }), { ...page, ...now() }),
  )

  serve(mounting, listDepositsOfCustomer, async ({ query, actor }, { address }) => {
    const { crm_customer_id: customerNumber, ...page } = query
    await openCustomer(db, actor, { customerNumber, address, what: 'deposits' })
    return queries.findDeposits(db, { customerNumber }, { ...page, ...now() })
  })

  serve(mounting, listDepositTransactions, async ({ params, query: { txnTypeCode, ...page } }) => {
    if (!(await queries.hasDeposit(db, params.depositId))) throw notFound()
    return queries.findTransactions(db, params.depositId, { code: txnTypeCode || undefined, ...page })
  })

  serve(mounting, exportDeposits, async ({ query, actor }, { address }) => {
    const { deposits } = await queries.findDeposits(db, filterOf(query), { ...everything, ...now() })
    await audit(db, { userId: actor.userId, action: 'deposit.exported', address, details: query })
    const head = [
      'Billing account',
      'Name',
      'Community',
      'Kind',
      'Deposit',
      'Interest',
      'Held since',
      'Review date',
      'Status',
      'Months on time',
      'Refund candidate',
    ]
    const rows = deposits.map((row) => [
      row.account_no,
      row.name,
      row.community,
      depositKindWords[row.deposit_kind],
      row.deposit_amount / 100,
      row.interest_amount / 100,
      row.held_since,
      row.review_on,
      depositStatusWords[row.status],
      row.months_on_time,
      row.is_refund_candidate ? 'yes' : 'no',
    ])
    const name = query.status ? depositStatusWords[query.status] : `${query.days} days`
    return csvTable({ name: `Deposits ${name}.csv`, head, rows })
  })
}
