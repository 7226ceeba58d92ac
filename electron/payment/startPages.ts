/** Asks the server where the provider's page is: main does, so that no address comes from the page. */
import { z } from 'zod/mini'
import { createLegacyPaymentLink } from '#shared/contract/legacy'
import { createPaymentLink } from '#shared/contract/payments'
import type { InvokeInput } from '#shared/desktop/ipc'
import { successEnvelope } from '#shared/errors'
import type { Fetch } from '../ports'
import type { Custody } from '../session/custody'
import type { StartPage } from './paymentWindow'

/** As long as the server may take; the person sees an empty window meanwhile. */
const patienceMs = 30_000

interface StartPagesOptions {
  fetch: Fetch
  addressOf: (pathname: string) => Promise<URL>
  custody: Custody
}

type Wish = InvokeInput<'payment:start'>

const answerOf = successEnvelope(createPaymentLink.response)

export function createStartPages({ fetch, addressOf, custody }: StartPagesOptions) {
  /** The call of somebody who has a user, or of a legacy account. */
  async function ask(wish: Wish, postbackUrl: string, token: string): Promise<Response> {
    const { accountNumber, category, isLegacy } = wish
    const call = isLegacy ? createLegacyPaymentLink : createPaymentLink
    const address = await addressOf(call.path)
    const where = { postback_url: postbackUrl, payment_category: category }
    if (isLegacy) {
      const query = { migration_account_parent_id: accountNumber, ...where }
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    }
    return fetch(address.href, {
      method: call.method,
      headers: { authorization: `Bearer ${token}`, ...(!isLegacy && { 'content-type': 'application/json' }) },
      ...(!isLegacy && { body: JSON.stringify({ parent_account_number: accountNumber, ...where }) }),
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(patienceMs),
    })
  }

  return async function fetchStart(wish: Wish, postbackUrl: string): Promise<StartPage> {
    const token = custody.tokenOf(wish.handle)
    if (token === null) return { failed: 'refused' }
    try {
      const answer = await ask(wish, postbackUrl, token)
      const read = z.safeParse(answerOf, await answer.json())
      return read.success ? { url: read.data.data['payment-url'] } : { failed: 'refused' }
    } catch {
      return { failed: 'offline' } // No answer came.
    }
  }
}
