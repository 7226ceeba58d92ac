/** Autopay settings: which method a billing group is charged with, and the next charge date. */

import type { Autopay } from '#shared/contract/payments/payments'
import * as autopayTexts from '#shared/texts/payments/autopay'
import type { billingAccounts } from '../../db/schema/customers/accounts'
import { recordEvent } from '../../directory/outboundEvents/recordEvent'
import { findBillingGroup } from '../../directory/payments/billingAccounts.queries'
import { autopayDayOf, dueDayOf } from '../../directory/payments/rules'
import { requireUsableMethod } from '../../directory/payments/savedMethods'
import { AppError, notFound } from '../../http/appError'
import { auditActor, scopeOf } from '../../http/customerScope'
import type { CallContext } from '../../http/serve'
import type { Services } from '../../services'
import { enqueueAutopayEmail } from './autopayEmail'
import { hasServiceAccount, updateAutopayToken } from './payments.queries'

export function autopayOf(group: typeof billingAccounts.$inferSelect): Autopay {
  const dueOn = dueDayOf(group.balance, group.dueOn)
  const isOn = group.autopayToken !== null
  return { autopay_enabled: isOn, token: group.autopayToken, next_date: isOn && dueOn ? autopayDayOf(dueOn) : null }
}

interface AutopayRequest {
  crm_customer_id: string
  crm_service_account_id: string
  crm_billing_group_id: string
  token: string
}

const methodErrors = {
  unknown: notFound,
  expired: () => new AppError('invalid_input', autopayTexts.autopayCardExpired, { token: autopayTexts.cardExpired }),
}

/** Turns autopay on with a saved method of the customer, or off with an empty token. */
export async function changeAutopay(
  services: Services,
  { actor, caller }: CallContext,
  request: AutopayRequest,
): Promise<Autopay> {
  const { db } = services
  const group = await findBillingGroup(db, scopeOf(actor), request.crm_billing_group_id)
  if (!group || group.customerNumber !== request.crm_customer_id) throw notFound()
  if (!(await hasServiceAccount(db, group.number, request.crm_service_account_id))) throw notFound()
  const usable = { customerNumber: group.customerNumber, token: request.token, day: services.clock.today() }
  const method = request.token ? await requireUsableMethod(services, usable, methodErrors) : null
  const autopayToken = request.token || null
  await db.transaction(async (tx) => {
    await updateAutopayToken(tx, group.groupId, autopayToken)
    const action = autopayToken ? 'autopay.on' : 'autopay.off'
    const { customerNumber, groupId, number: billingAccountNumber } = group
    await auditActor(tx, { actor, caller }, { action, customerNumber, details: { group: groupId } })
    if (autopayToken === group.autopayToken) return
    if (autopayToken === null || group.autopayToken === null) {
      const type = autopayToken === null ? 'autopay.turned_off' : 'autopay.turned_on'
      const data = { crm_billing_group_id: groupId }
      await recordEvent(tx, { type, customerNumber, at: services.clock.now(), data })
    }
    await enqueueAutopayEmail(services, tx, { customerNumber, billingAccountNumber, method })
  })
  return autopayOf({ ...group, autopayToken })
}
