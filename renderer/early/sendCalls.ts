/** Sends calls before the portal's own client has been loaded. */
import { urlOf } from '#shared/http/hosts'
import type { RuntimeConfig } from '#shared/http/runtimeConfig'
import { type EarlyRequest, storeEarlyAnswer } from '../api/earlyAnswers'
import { searchParamsOf } from '../api/searchParamsOf'
import { type PageRequest, pageCallsOf, type Viewer } from './pageCalls'

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

/** Sends the calls of the requested page. */
export function sendPageCalls(token: string, page: Omit<PageRequest, 'timeZone'>, viewer: Viewer): void {
  const { timeZone } = readConfig() ?? { timeZone: '' }
  for (const call of pageCallsOf({ ...page, timeZone }, viewer)) storeEarlyAnswer(token, call, sendEarly(token, call))
}
