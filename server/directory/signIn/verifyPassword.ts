/** Asks a signed-in user for their password again, because another person may be using a screen that was left open. */
import * as securityTexts from '#shared/texts/signIn/security'
import type { Actor } from '../../http/actor'
import { AppError, notFound } from '../../http/appError'
import type { Services } from '../../services'
import { clearAttempts } from './attempts.queries'
import { passwordMatches } from './passwords'
import { passwordTries } from './rules'
import { findSecondStep } from './secondStep.queries'
import { limitAttempts } from './throttle'

interface PasswordInput {
  /** The field that the error belongs to. */
  field: string
  typed: string
  wrongText: string
}

/** Rejects a wrong password and counts it. Call it outside a transaction, whose rollback would undo the count. */
export async function verifyPassword(
  services: Services,
  actor: Actor,
  { field, typed, wrongText }: PasswordInput,
): Promise<void> {
  const key = `password-proof:${actor.userId}`
  await limitAttempts(services, key, { rule: passwordTries, textFor: securityTexts.triedTooOften })
  const user = await findSecondStep(services.db, actor.userId)
  if (!user) throw notFound()
  if (!(await passwordMatches(typed, user.passwordHash))) {
    throw new AppError('invalid_input', wrongText, { [field]: wrongText })
  }
  await clearAttempts(services.db, key)
}
