/** Sets a new password for a customer who can't do so themselves. */

import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { seesAllCustomers } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import type { CallContext } from '../../http/serve'
import type { Services } from '../../services'
import { notifyOfLoginChange } from '../notifications/notify'
import { clearAllAttempts } from '../signIn/attempts.queries'
import { deleteSessionsOf, updatePassword, voidCodesAndResets } from '../signIn/credentials.queries'
import { hashPassword } from '../signIn/passwords'
import { signInKey } from '../signIn/signInAttempts'
import { findUser } from './customerUsers.queries'

/**
 * The address is "not found" for callers without the right and for users who are not customers. The user is notified by
 * mail.
 */
export async function resetPasswordOf(
  services: Services,
  { actor, caller }: CallContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { db, clock } = services
  if (!seesAllCustomers(actor) || !actor.rights.has('USERLOGINS.write')) throw notFound()
  const user = await findUser(db, { email })
  if (!user) throw notFound()
  assertNotDisabled(user)
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await updatePassword(tx, user.id, { passwordHash, mustChange: true })
    await deleteSessionsOf(tx, user.id)
    await voidCodesAndResets(tx, user.id)
    await clearAllAttempts(tx, signInKey(user.email))
    await auditActor(
      tx,
      { actor, caller },
      {
        action: 'user.passwordReset',
        customerNumber: user.customerNumber,
        details: { user: user.id, email: user.email },
      },
    )
    await notifyOfLoginChange(tx, { userId: user.id, change: 'temporaryPassword', at: clock.now() })
  })
}

/** A disabled user can't sign in with any password or code, so staff get an error instead of a success. */
export function assertNotDisabled({ status }: { status: 'active' | 'disabled' | 'removed' }): void {
  if (status === 'disabled') throw new AppError('conflict', portalUserTexts.disabled)
}
