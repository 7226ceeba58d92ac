/** Emails the customer that autopay could not pay a bill. */
import { z } from 'zod/mini'
import { formatCents } from '#shared/billing/money'
import { deliverMail } from '../../adapters/notifier/deliver'
import { defineJob } from '../../jobs/job'
import { findHolderEmail } from '../contacts/contacts.queries'
import { requirePayment } from './payments.ledger'

/** With the library's backoff, attempts continue for about two days. */
const maxAttempts = 16

export const autopayDeclinedJob = defineJob({
  name: 'autopay declined',
  payload: z.object({ paymentId: z.uuid(), customerNumber: z.string() }),
  maxAttempts,
  async run(services, { paymentId, customerNumber }) {
    const { db, config } = services
    const { amount, billingAccountNumber, reason } = await requirePayment(db, paymentId)
    const contact = await findHolderEmail(db, customerNumber)
    if (!contact) return
    await deliverMail(services, {
      to: contact.email,
      subject: 'Autopay couldn’t pay your bill',
      text: `Hi ${contact.firstName},\n\nAutopay couldn’t pay ${formatCents(amount)} for billing account ${billingAccountNumber}. ${reason}\n\nThe bill is still due. Pay it in the portal with another method, and choose that method for autopay.\n\n${config.BRAND_NAME}`,
    })
  },
})
