/** A new password that staff set for a customer who cannot set one themselves. */
import { reachesAll, type Actor } from '../../http/actor'
import { notFound } from '../../http/appError'
import { audit } from '../../http/ownership'
import type { Caller } from '../../http/serve'
import type { Services } from '../../services'
import { hashPassword } from '../session/passwords'
import { deleteSessionsOf, updatePassword, voidCodesAndResets } from '../session/queries'
import { findUser } from './queries'

/** For whoever may not, and for everybody who is no customer, the address is not found. The person is told by mail. */
export async function resetPasswordOf(
  { db, background, notifier, config }: Services,
  { actor, caller }: { actor: Actor; caller: Caller },
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (!reachesAll(actor) || !actor.rights.has('USERLOGINS.write')) throw notFound()
  const user = await findUser(db, { email })
  if (!user) throw notFound()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await updatePassword(tx, user.id, passwordHash)
    await deleteSessionsOf(tx, user.id)
    await voidCodesAndResets(tx, user.id)
    await audit(tx, {
      userId: actor.userId,
      action: 'user.passwordReset',
      customerNumber: user.customerNumber,
      address: caller.address,
      details: { user: user.id },
    })
  })
  background.run('tell of a new password', () =>
    notifier.sendMail({
      to: user.email,
      subject: 'Your password was changed',
      text: `Hello,\n\nour customer care has set a new password for your sign-in ${user.email}. Please choose one of your own after signing in, under Security Settings. If you did not ask for it, call us at once.\n\n${config.BRAND_NAME}`,
    }),
  )
}
