/** Signs in users whose password was set by staff and who must replace it. */
import { resetForgottenPassword } from '#shared/contract/signIn/oneTimeCodes'
import { validateUser } from '#shared/contract/signIn/session'
import { PasswordChange } from '#shared/http/errors'
import type { TestServer } from '../../server/server'

/** Signs in with the password that staff set, replaces it, and returns the sign-in with the new one. */
export async function signInWithOwnPassword(
  server: TestServer,
  { email, password, newPassword }: { email: string; password: string; newPassword: string },
) {
  const firstAttempt = await server.call(validateUser, { body: { email, password } })
  const { reset_token } = PasswordChange.parse(firstAttempt.data)
  const body = { user_email: email, new_password: newPassword, old_password: '', reset_token }
  const changeAnswer = await server.call(resetForgottenPassword, { body })
  if (changeAnswer.status !== 200) throw new Error(`The password was not changed: ${changeAnswer.messages.join()}`)
  return server.call(validateUser, { body: { email, password: newPassword } })
}
