/** Which host answers a call: the specification has separate ones for signing in, enrolling, paying, and what is spoken. */
import type { RuntimeConfig } from './runtimeConfig'

type Host = 'apiUrl' | 'paymentApiUrl' | 'authApiUrl' | 'enrollmentApiUrl' | 'relayUrl'

const hostOfPath: readonly [path: RegExp, host: Host][] = [
  [/^\/api\/v1\/customer\/(validate-user|logout|password-reset|anonymous-password-reset)$/, 'authApiUrl'],
  [/^\/api\/v1\/customer\/create-(user-)?account$/, 'enrollmentApiUrl'],
  [/^\/api\/v1\/legacy\//, 'enrollmentApiUrl'],
  [/^\/api\/v1\/payment\//, 'paymentApiUrl'],
  // The relay's paths stand outside of /api.
  [/^\/(tts|chat|parse|transcribe)$/, 'relayUrl'],
]

/** The address of a call. */
export const urlOf = (config: RuntimeConfig, path: string): string =>
  config[hostOfPath.find(([pattern]) => pattern.test(path))?.[1] ?? 'apiUrl'] + path
