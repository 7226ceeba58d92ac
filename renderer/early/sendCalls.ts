/** Sends calls before the portal's own client has been loaded. */
import { urlOf } from '#shared/http/hosts'
import type { RuntimeConfig } from '#shared/http/runtimeConfig'
import { type EarlyCall, type EarlyRequest, storeEarlyAnswer } from '../api/earlyAnswers'
import { searchParamsOf } from '../api/searchParamsOf'
import type { ListOwner } from './lastAccount'
import { listCallsOf, type PageRequest, pageCallsOf, type Viewer } from './pageCalls'

/** Returns the settings that the server has written into the page. */
function readConfig(): RuntimeConfig | null {
  const config = document.getElementById('runtime-config')?.textContent
  // The server has checked these settings, and the portal parses them again. A schema would load zod too early.
  return config ? (JSON.parse(config) as RuntimeConfig) : null
}

/** Returns the answer, or null if the call failed or the page has no settings. */
export async function sendEarly(token: string, { method, path, query, body }: EarlyRequest): Promise<unknown> {
  const config = readConfig()
  if (!config) return null
  try {
    const answer = await fetch(`${urlOf(config, path)}?${searchParamsOf(query)}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return answer.ok ? await answer.json() : null
  } catch {
    return null // The portal sends the call again and reports the failure.
  }
}

/** The provider's time zone, or an empty text if it has not named one. */
export const readTimeZone = (): string => readConfig()?.timeZone ?? ''

type Page = Omit<PageRequest, 'timeZone'>

export interface SentCall {
  call: EarlyCall
  answer: Promise<unknown>
}

const send = (token: string, call: EarlyCall): SentCall => ({ call, answer: sendEarly(token, call) })

/** Sends the call of a list before the user is known, for the account that was shown last. */
export const sendLikelyCalls = (token: string, page: Page, owner: ListOwner | null): SentCall[] =>
  owner ? listCallsOf(page, owner).map((call) => send(token, call)) : []

const isSameCall = (call: EarlyCall, other: EarlyCall): boolean => JSON.stringify(call) === JSON.stringify(other)

/** Sends the calls of the requested page, unless they have been sent, and returns their answers. */
export function sendPageCalls(
  token: string,
  { sent = [], ...page }: Page & { sent?: readonly SentCall[] },
  viewer: Viewer,
): Promise<unknown>[] {
  return pageCallsOf({ ...page, timeZone: readTimeZone() }, viewer).map((call) => {
    const { answer } = sent.find((likely) => isSameCall(likely.call, call)) ?? send(token, call)
    storeEarlyAnswer(token, call, answer)
    return answer
  })
}
