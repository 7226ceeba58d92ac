/** Asks a signed-in person for their password again: at a screen that was left open, anyone else doesn't know it. */

import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import type { Services } from '../../services'
import { passwordMatches } from '../session/passwords'
import { forgetAttempts } from '../session/queries'
import { mayTry } from '../session/throttle'
import { findSecondStep } from './queries'
import { passwordTries } from './rules'
import * as securityTexts from '#shared/texts/security'

interface TypedPassword {
  /** The field that the remark belongs to. */
  field: string
  typed: string
  wrongText: string
}

/** Refuses a wrong password and counts it. Call it outside a transaction, which would take the count back. */
export async function provePassword(
  services: Services,
  actor: Actor,
  { field, typed, wrongText }: TypedPassword,
): Promise<void> {
  const key = `password-proof:${actor.userId}`
  await mayTry(services, key, { rule: passwordTries, textFor: securityTexts.triedTooOften })
  const user = await findSecondStep(services.db, actor.userId)
  if (!user) throw notFound()
  if (!(await passwordMatches(typed, user.passwordHash))) {
    throw new AppError('invalid_input', wrongText, { [field]: wrongText })
  }
  await forgetAttempts(services.db, key)
}
