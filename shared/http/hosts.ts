/**
 * Chooses the host of an endpoint. The specification has separate hosts for sign-in, enrollment, payments and the
 * relay.
 */
import type { RuntimeConfig } from './runtimeConfig'

type HostKey = 'apiUrl' | 'paymentApiUrl' | 'authApiUrl' | 'enrollmentApiUrl' | 'relayUrl'

const hostByPath: readonly [path: RegExp, host: HostKey][] = [
  [/^\/api\/v1\/customer\/(validate-user|logout|password-reset|anonymous-password-reset)$/, 'authApiUrl'],
  [/^\/api\/v1\/customer\/create-(user-)?account$/, 'enrollmentApiUrl'],
  [/^\/api\/v1\/legacy\//, 'enrollmentApiUrl'],
  [/^\/api\/v1\/payment\//, 'paymentApiUrl'],
  // The paths of the relay don't start with /api.
  [/^\/(tts|chat|parse|transcribe)$/, 'relayUrl'],
]

/** Returns the full URL of an endpoint. */
export const urlOf = (config: RuntimeConfig, path: string): string =>
  config[hostByPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'apiUrl'] + path
