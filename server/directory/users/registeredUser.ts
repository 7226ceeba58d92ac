/** Tells other systems that a contact of a customer can sign in, in the transaction that creates the user. */
import type { Executor } from '../../db/database'
import { recordEvent } from '../outboundEvents/recordEvent'

interface RegisteredUser {
  userId: string
  contactId: string
  customerNumber: string
  at: Date
}

export const recordRegisteredUser = (
  tx: Executor,
  { userId, contactId, customerNumber, at }: RegisteredUser,
): Promise<void> =>
  recordEvent(tx, {
    type: 'user.registered',
    customerNumber,
    at,
    data: { user_id: userId, crm_contact_id: contactId },
  })
