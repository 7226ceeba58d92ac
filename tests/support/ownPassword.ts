/** Signs in users whose password was set by staff and who must replace it. */
import { resetForgottenPassword } from '#shared/contract/oneTimeCodes'
import { validateUser } from '#shared/contract/session'
import { PasswordChange } from '#shared/errors'
import type { TestServer } from './server'

/** Signs in with the password that staff set, replaces it, and returns the sign-in with the new one. */
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
