/** Serves credit adjustments: the search for accounts, and single credits. */

import { applyCashCredit, issueCredit, listCreditCustomers } from '#shared/contract/billing/credits'
import type { ParsedOf } from '#shared/http/endpoint'
import * as creditRowTexts from '#shared/texts/billing/creditRows'
import * as creditTexts from '#shared/texts/billing/credits'
import * as customerTexts from '#shared/texts/customers/customers'
import type { Actor } from '../../http/actor'
import { AppError } from '../../http/appError'
import { type Caller, type RouteContext, serve } from '../../http/serve'
import type { Services } from '../../services'
import * as queries from './credits.queries'
import { issueSingleCredit } from './issueCredits'
import { creditRunRoutes } from './runs.routes'

type SingleCreditInput = Pick<ParsedOf<typeof issueCredit>, 'body'> & { actor: Actor }

export function creditRoutes(routeContext: RouteContext, services: Services): void {
  const { db, clock } = services

  serve(routeContext, listCreditCustomers, async ({ body: { page_number, page_size, sort, ...filter } }) => {
    const isFilled = Object.values(filter).some((value) => value !== '' && value !== undefined)
    if (!isFilled) throw new AppError('invalid_input', customerTexts.fillOne)
    return queries.findCreditCustomers(db, filter, { page_number, page_size, sort, now: clock.now() })
  })

  const issueAtOnce = async ({ body, actor }: SingleCreditInput, caller: Caller) => {
    const { credit_reason_cd: reasonCode, comments, ...row } = body
    const credit = await issueSingleCredit(services, { actor, caller }, { rows: [row], reasonCode, comments })
    const foundAccounts = await queries.findAccounts(db, [row.acct_no], clock.now())
    caller.addMessage(creditTexts.updated)
    return {
      account_no: credit.billingAccountNumber,
      service_type_code: foundAccounts.get(row.acct_no)?.serviceType ?? null,
      credit_amount: credit.amount,
      credit_status: creditRowTexts.succeeded,
      balance: credit.balanceAfter,
    }
  }

  serve(routeContext, issueCredit, issueAtOnce)

  serve(routeContext, applyCashCredit, issueAtOnce)

  creditRunRoutes(routeContext, services)
}
