/** Asks the server where the provider's page is: main does, so that no address comes from the page. */
import { z } from 'zod/mini'
import { createLegacyPaymentLink } from '#shared/contract/legacy'
import { createPaymentLink } from '#shared/contract/payments'
import type { InvokeInput } from '#shared/desktop/ipc'
import { successEnvelope } from '#shared/errors'
import type { Log } from '../ports'
import type { CallServer } from '../protocol/callServer'
import type { Custody } from '../session/custody'
import type { StartPage } from './paymentWindow'

/** As long as the server may take; the person sees an empty window meanwhile. */
const patienceMs = 30_000

interface StartPagesOptions {
  callServer: CallServer
  custody: Custody
  log: Log
}

type Wish = InvokeInput<'payment:start'>

const answerOf = successEnvelope(createPaymentLink.response)

export function createStartPages({ callServer, custody, log }: StartPagesOptions) {
  /** The call of somebody who has a user, or of a legacy account. */
  function ask(wish: Wish, postbackUrl: string, token: string): Promise<Response> {
    const { accountNumber, category, isLegacy } = wish
    const where = { postback_url: postbackUrl, payment_category: category }
    const { method, path } = isLegacy ? createLegacyPaymentLink : createPaymentLink
    const call = { method, path, token, timeoutMs: patienceMs }
    if (isLegacy) return callServer({ ...call, query: { migration_account_parent_id: accountNumber, ...where } })
    return callServer({
      ...call,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parent_account_number: accountNumber, ...where }),
    })
  }

  return async function fetchStart(wish: Wish, postbackUrl: string): Promise<StartPage> {
    const token = custody.tokenOf(wish.handle)
    if (token === null) return { failed: 'refused' }
    try {
      const answer = await ask(wish, postbackUrl, token)
      const read = z.safeParse(answerOf, await answer.json().catch(() => null))
      if (read.success) return { url: read.data.data['payment-url'] }
      log.warn('payment.notBegun', { status: answer.status })
      return { failed: 'refused' }
    } catch (error) {
      log.warn('payment.notBegun', { error: String(error) })
      return { failed: 'offline' } // No answer came.
    }
  }
}
