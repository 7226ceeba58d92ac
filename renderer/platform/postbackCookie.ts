/** The cookie in which the postback page leaves the provider's answer for the window that opened it. Read once. */
import type { PostbackMessage } from '#shared/contract/payments'

const cookieName = 'payment_postback'
const lifetimeSeconds = 300

const cookie = (value: string, maxAge: number): string => {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  return `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

export function writePostback(message: PostbackMessage): void {
  document.cookie = cookie(encodeURIComponent(JSON.stringify(message)), lifetimeSeconds)
}

/** The provider's answer, if one has come; it is removed, so that it counts once. */
export function takePostback(): PostbackMessage | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${cookieName}=`))
  const text = found?.slice(cookieName.length + 1) ?? ''
  // Taken before: a browser may still show the emptied cookie for a moment.
  if (text === '') return null
  document.cookie = cookie('', 0)
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    const { Token, Message }: { Token?: unknown; Message?: unknown } = Object(value)
    return {
      ...(typeof Token === 'string' && Token !== '' && { Token }),
      ...(typeof Message === 'string' && { Message }),
    }
  } catch {
    return {} // Not ours: the same as a registration without a token, which failed.
  }
}
