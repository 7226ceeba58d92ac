/** Removes what refers to a payment method that the provider has deleted. */

import type { Executor } from '../../db/database'
import { recordEvents } from '../../directory/outboundEvents/recordEvent'
import { enqueueScheduledPaymentEmail } from '../../directory/payments/scheduledPaymentEmails'
import { cancelScheduledWith } from '../../directory/payments/scheduledPayments.ledger'
import { audit } from '../../http/customerScope'
import type { Services } from '../../services'
import { clearDefaultMethod, stopAutopayWithMethod } from './methods.queries'

interface DeletedMethod {
  customerNumber: string
  token: string
  userId: string
  /** The caller's IP address, or the name of a job. */
  source: string
}

/** The dialog has announced that the scheduled payments of the method are canceled. It can run again without harm. */
export async function forgetMethod(
  services: Services,
  tx: Executor,
  { token, ...author }: DeletedMethod,
): Promise<void> {
  const { customerNumber } = author
  const now = services.clock.now()
  // Autopay may have been turned on with the method in the meantime, and must not keep a deleted method.
  const stoppedGroups = await stopAutopayWithMethod(tx, customerNumber, token)
  await recordEvents(
    tx,
    stoppedGroups.map((groupId) => ({
      type: 'autopay.turned_off',
      customerNumber,
      at: now,
      data: { crm_billing_group_id: groupId },
    })),
  )
  await clearDefaultMethod(tx, customerNumber, token)
  for (const row of await cancelScheduledWith(tx, { customerNumber, token }, { author, now })) {
    await enqueueScheduledPaymentEmail(services, tx, { customerNumber, row })
  }
  await audit(tx, { ...author, action: 'paymentMethod.deleted' })
}
