/** Decisions about passwords, second steps and devices. */
import { codeDigits, oneTimeCodeFormat } from '#shared/oneTimeCode'

export const passwordTries = { limit: 5, windowMinutes: 15 }
export const recoveryCodeCount = 10

/** How far the clock of a telephone may be off: one step of 30 seconds. */
export const stepTolerance = 1
export const stepSeconds = 30

/** Without letters and digits that look alike. */
export const recoveryAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
export const recoveryLength = 10

/** "abcde-fghjk" as it was typed becomes ABCDEFGHJK. */
export const plainRecoveryCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** ABCDEFGHJK is shown as ABCDE-FGHJK. */
export const shownRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

export const isAppCode = (typed: string): boolean => oneTimeCodeFormat.test(codeDigits(typed))

interface Product {
  name: string
  sign: RegExp
}

const found = (userAgent: string, products: readonly Product[]): string | undefined =>
  products.find(({ sign }) => sign.test(userAgent))?.name

// In this order: most browsers also name the ones they descend from.
const browsers: readonly Product[] = [
  { name: 'Account portal app', sign: /Electron\// },
  { name: 'Edge', sign: /Edg(e|A|iOS)?\// },
  { name: 'Opera', sign: /OPR\/|Opera/ },
  { name: 'Samsung Internet', sign: /SamsungBrowser\// },
  { name: 'Firefox', sign: /Firefox\/|FxiOS\// },
  { name: 'Chrome', sign: /Chrome\/|CriOS\// },
  { name: 'Safari', sign: /Safari\// },
]

const systems: readonly Product[] = [
  { name: 'iPhone', sign: /iPhone/ },
  { name: 'iPad', sign: /iPad/ },
  { name: 'Android', sign: /Android/ },
  { name: 'ChromeOS', sign: /CrOS/ },
  { name: 'Windows', sign: /Windows/ },
  { name: 'Mac', sign: /Mac OS X/ },
  { name: 'Linux', sign: /Linux/ },
]

/** "Chrome on Windows" */
export function deviceOf(userAgent: string): string {
  const browser = found(userAgent, browsers)
  const system = found(userAgent, systems)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
