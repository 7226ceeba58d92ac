/** Autopay: which method a billing group charges by itself, and when next. */
import type { Autopay } from '#shared/contract/payments'
import type { Profile } from '../../adapters/cards/cardProvider'
import type { billingAccounts } from '../../db/schema/accounts'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { audit, reachOf } from '../../http/ownership'
import type { Services } from '../../services'
import { sendAutopayNoticeLater } from './autopayNotice'
import { findBillingGroup, hasServiceAccount, updateAutopayToken } from './queries'
import { autopayDay, dueDay, isExpired } from './rules'

export function autopayOf(group: typeof billingAccounts.$inferSelect): Autopay {
  const dueOn = dueDay(group.balance, group.dueOn)
  const isOn = group.autopayToken !== null
  return { autopay_enabled: isOn, token: group.autopayToken, next_date: isOn && dueOn ? autopayDay(dueOn) : null }
}

interface Choice {
  crm_customer_id: string
  crm_service_account_id: string
  crm_billing_group_id: string
  token: string
  /** Network address of whoever chooses, for the audit trail. */
  address: string
}

/** Turns autopay on with a saved method of the customer, or off with an empty token. */
export async function chooseAutopay(services: Services, actor: Actor, choice: Choice): Promise<Autopay> {
  const { db } = services
  const group = await findBillingGroup(db, reachOf(actor), choice.crm_billing_group_id)
  if (!group || group.customerNumber !== choice.crm_customer_id) throw notFound()
  if (!(await hasServiceAccount(db, group.number, choice.crm_service_account_id))) throw notFound()
  const method = choice.token ? await chosenMethod(services, group.customerNumber, choice.token) : null
  const autopayToken = choice.token || null
  await db.transaction(async (tx) => {
    await updateAutopayToken(tx, group.groupId, autopayToken)
    const action = autopayToken ? 'autopay.on' : 'autopay.off'
    await audit(tx, {
      userId: actor.userId,
      action,
      customerNumber: group.customerNumber,
      address: choice.address,
      details: { group: group.groupId },
    })
  })
  if (autopayToken !== group.autopayToken) {
    const { customerNumber, number: billingAccountNumber } = group
    sendAutopayNoticeLater(services, { customerNumber, billingAccountNumber, method })
  }
  return autopayOf({ ...group, autopayToken })
}

async function chosenMethod({ cards, clock }: Services, customerNumber: string, chosen: string): Promise<Profile> {
  const method = (await cards.listProfiles(customerNumber)).find(({ token }) => token === chosen)
  if (!method) throw notFound()
  if (isExpired(method.expiry, clock.today())) {
    throw new AppError('invalid_input', 'This card has expired and can’t be used for autopay.', {
      token: 'This card has expired',
    })
  }
  return method
}
