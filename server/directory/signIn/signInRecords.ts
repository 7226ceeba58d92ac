/** Names the device and the outcome of a sign-in in the audit log. */

import type { SignInOutcome } from '#shared/access/signInOutcomes'
import * as securityTexts from '#shared/texts/signIn/security'

interface UserAgentProduct {
  name: string
  pattern: RegExp
}

const productNameOf = (userAgent: string, products: readonly UserAgentProduct[]): string | undefined =>
  products.find(({ pattern }) => pattern.test(userAgent))?.name

// The order matters, because most browsers also include the names of those they are based on.
const browsers: readonly UserAgentProduct[] = [
  { name: securityTexts.desktopApp, pattern: /Electron\// },
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
  if (browser && system) return securityTexts.browserOnSystem(browser, system)
  return browser ?? system ?? securityTexts.unknownDevice
}

/** Maps each sign-in action of the audit log to its outcome. */
export const signInOutcomeOf: Record<string, SignInOutcome> = {
  'session.started': 'succeeded',
  'session.refused': 'wrong_password',
  'session.refusedSecondStep': 'wrong_code',
}
