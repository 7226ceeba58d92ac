/** Tells every administrator when one of them is disabled: whoever is left alone could confirm changes with a password. */
import type { Executor } from '../../db/database'
import type { Services } from '../../services'
import { findNameOf } from '../people/queries'
import { findAdministrators } from '../roles/queries'
import { tellAdministrators } from './mails'

interface Disabling {
  userId: string
  disabledBy: string
}

/** Answers what sends the emails once the transaction has gone through. Call it before the user is disabled, in its transaction. */
export async function announceDisabling(
  services: Services,
  tx: Executor,
  { userId, disabledBy }: Disabling,
): Promise<() => void> {
  const administrators = await findAdministrators(tx)
  if (!administrators.some((administrator) => administrator.userId === userId)) return () => undefined
  const announcement = {
    to: administrators,
    subject: 'An administrator was disabled',
    opening: `${await findNameOf(tx, disabledBy)} made this change:`,
    effect: `Disable the sign-in of ${await findNameOf(tx, userId)}`,
    outcome: 'It’s in effect now.',
  }
  return () => tellAdministrators(services, announcement)
}
