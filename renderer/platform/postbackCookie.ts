/**
 * The cookie in which the postback page leaves the provider's answer for the window that opened it. It is read once.
 */
import type { PostbackMessage } from '#shared/contract/payments/payments'

const cookieName = 'payment_postback'
const lifetimeSeconds = 300

const buildCookie = (value: string, maxAge: number): string => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

export function writePostback(message: PostbackMessage): void {
  document.cookie = buildCookie(encodeURIComponent(JSON.stringify(message)), lifetimeSeconds)
}

/** Returns the provider's answer, if there is one, and removes it, so that it counts once. */
export function takePostback(): PostbackMessage | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`))
  const text = found?.slice(cookieName.length + 1) ?? ''
  // The answer was taken before. Browsers may still show the emptied cookie for a moment.
  if (text === '') return null
  document.cookie = buildCookie('', 0)
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    const { Token, Message }: { Token?: unknown; Message?: unknown } = Object(value)
    return {
      ...(typeof Token === 'string' && Token !== '' && { Token }),
      ...(typeof Message === 'string' && { Message }),
    }
  } catch {
    return {} // The cookie is not ours. It counts as a registration without a token, which failed.
  }
}
