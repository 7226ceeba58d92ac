/** Somebody whose password staff set, who chooses their own. */
import { resetForgottenPassword } from '#shared/contract/oneTimeCodes'
import { validateUser } from '#shared/contract/session'
import { PasswordChange } from '#shared/errors'
import type { TestServer } from './server'

/** Signs in with the password of staff, chooses another, and answers the sign-in with that. */
export async function signInWithOwnPassword(
  server: TestServer,
  { email, password, own }: { email: string; password: string; own: string },
) {
  const refused = await server.call(validateUser, { body: { email, password } })
  const { reset_token } = PasswordChange.parse(refused.data)
  const body = { user_email: email, new_password: own, old_password: '', reset_token }
  const chosen = await server.call(resetForgottenPassword, { body })
  if (chosen.status !== 200) throw new Error(`The password was not changed: ${chosen.messages.join()}`)
  return server.call(validateUser, { body: { email, password: own } })
}
