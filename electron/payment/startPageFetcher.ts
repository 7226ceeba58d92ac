/** Asks the server for the URL of the provider's page. Main does this, so that the page can't choose a URL. */
import { z } from 'zod/mini'
import { createLegacyPaymentLink } from '#shared/contract/customers/registrations'
import { createPaymentLink } from '#shared/contract/payments/payments'
import type { InvokeInput } from '#shared/desktop/ipc'
import { successEnvelope } from '#shared/http/errors'
import type { Log } from '../ports'
import type { CallServer } from '../protocol/callServer'
import type { TokenVault } from '../session/tokenVault'
import type { StartPageResult } from './paymentWindow'

/** The user sees an empty window while the server answers. */
const startTimeoutMs = 30_000

interface StartPageFetcherOptions {
  callServer: CallServer
  vault: TokenVault
  log: Log
}

type PaymentStartRequest = InvokeInput<'payment:start'>

const answerSchema = successEnvelope(createPaymentLink.response)

export function createStartPageFetcher({ callServer, vault, log }: StartPageFetcherOptions) {
  /** Calls the endpoint for a user or the one for a legacy account. */
  function requestStartPage(request: PaymentStartRequest, postbackUrl: string, token: string): Promise<Response> {
    const { accountNumber, category, isLegacy } = request
    const paymentFields = { postback_url: postbackUrl, payment_category: category }
    const { method, path } = isLegacy ? createLegacyPaymentLink : createPaymentLink
    const call = { method, path, token, timeoutMs: startTimeoutMs }
    if (isLegacy)
      return callServer({ ...call, query: { migration_account_parent_id: accountNumber, ...paymentFields } })
    return callServer({
      ...call,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parent_account_number: accountNumber, ...paymentFields }),
    })
  }

  return async function fetchStartPage(request: PaymentStartRequest, postbackUrl: string): Promise<StartPageResult> {
    const token = vault.tokenOf(request.handle)
    if (token === null) return { failed: 'refused' }
    try {
      const answer = await requestStartPage(request, postbackUrl, token)
      const parsed = z.safeParse(answerSchema, await answer.json().catch(() => null))
      if (parsed.success) return { url: parsed.data.data['payment-url'] }
      log.warn('payment.notBegun', { status: answer.status })
      return { failed: 'refused' }
    } catch (error) {
      log.warn('payment.notBegun', { error: String(error) })
      return { failed: 'offline' } // The server didn't answer.
    }
  }
}
