/** Sets a new password for a customer who can't do so themselves. */

import { paths } from '#shared/paths'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { enqueueLetter } from '../../adapters/notifier/sendMessage.job'
import { seesAllCustomers } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import { auditActor } from '../../http/customerScope'
import type { CallContext } from '../../http/serve'
import type { Services } from '../../services'
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
  const { db } = services
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
    await enqueueLetter(services, tx, {
      to: user.email,
      firstName: user.firstName,
      category: 'security',
      customerNumber: user.customerNumber,
      content: loginEmailTexts.temporaryPassword(user.email),
      path: paths.login,
    })
  })
}

/** A disabled user can't sign in with any password or code, so staff get an error instead of a success. */
export function assertNotDisabled({ status }: { status: 'active' | 'disabled' | 'removed' }): void {
  if (status === 'disabled') throw new AppError('conflict', portalUserTexts.disabled)
}
