/** Rules for passwords, second steps and device names. */
import { codeDigits, oneTimeCodeFormat } from '#shared/oneTimeCode'

export const passwordTries = { limit: 5, windowMinutes: 15 }
export const recoveryCodeCount = 10

/** A phone's clock may be off by one step of 30 seconds. */
export const stepTolerance = 1
export const stepSeconds = 30

/** The alphabet has no letters and digits that look alike. */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const recoveryLength = 10

/** Normalizes a typed "abcde-fghjk" to ABCDEFGHJK. */
export const normalizeRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Formats ABCDEFGHJK as ABCDE-FGHJK. */
export const formatRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

export const isAppCode = (typed: string): boolean => oneTimeCodeFormat.test(codeDigits(typed))

interface UserAgentProduct {
  name: string
  pattern: RegExp
}

const productNameOf = (userAgent: string, products: readonly UserAgentProduct[]): string | undefined =>
  products.find(({ pattern }) => pattern.test(userAgent))?.name

// The order matters, because most browsers also name the ones they descend from.
const browsers: readonly UserAgentProduct[] = [
  { name: 'Account portal app', pattern: /Electron\// },
  { name: 'Edge', pattern: /Edg(e|A|iOS)?\// },
  { name: 'Opera', pattern: /OPR\/|Opera/ },
  { name: 'Samsung Internet', pattern: /SamsungBrowser\// },
  { name: 'Firefox', pattern: /Firefox\/|FxiOS\// },
  { name: 'Chrome', pattern: /Chrome\/|CriOS\// },
  { name: 'Safari', pattern: /Safari\// },
]

const systems: readonly UserAgentProduct[] = [
  { name: 'iPhone', pattern: /iPhone/ },
  { name: 'iPad', pattern: /iPad/ },
  { name: 'Android', pattern: /Android/ },
  { name: 'ChromeOS', pattern: /CrOS/ },
  { name: 'Windows', pattern: /Windows/ },
  { name: 'Mac', pattern: /Mac OS X/ },
  { name: 'Linux', pattern: /Linux/ },
]

/** Returns a name such as "Chrome on Windows". */
export function deviceOf(userAgent: string): string {
  const browser = productNameOf(userAgent, browsers)
  const system = productNameOf(userAgent, systems)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
