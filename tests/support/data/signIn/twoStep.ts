/** An authenticator app for tests. */
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod/mini'
import { confirmTwoStep, startTwoStep } from '#shared/contract/signIn/security'
import type { TestServer } from '../../server/server'
import { password } from '../people'

/** Returns the code that the app shows at a given time. */
export const generateCode = (secret: string, moment: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(moment) })

/** Starts the set-up. Returns the app's secret. */
export async function startTwoStepSetup(server: TestServer, token: string): Promise<string> {
  const started = await server.call(startTwoStep, { body: { old_password: password } }, { token })
  return z.object({ secret: z.string() }).parse(started.data).secret
}

/** Turns two-step sign-in on. Returns the app's secret and the recovery codes. */
export async function turnOnTwoStep(server: TestServer, token: string, now: string) {
  const secret = await startTwoStepSetup(server, token)
  const confirmed = await server.call(confirmTwoStep, { body: { otp: generateCode(secret, now) } }, { token })
  const { recovery_codes: recoveryCodes } = z.object({ recovery_codes: z.array(z.string()) }).parse(confirmed.data)
  return { secret, recoveryCodes }
}
