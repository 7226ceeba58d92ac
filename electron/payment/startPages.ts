/** Asks the server where the provider's page is: main does, so that no address comes from the page. */
import { z } from 'zod/mini'
import { createPaymentLink } from '#shared/contract/payments'
import type { InvokeInput } from '#shared/desktop/ipc'
import { successEnvelope } from '#shared/errors'
import type { Fetch } from '../ports'
import type { Custody } from '../session/custody'
import type { StartPage } from './paymentWindow'

interface StartPagesOptions {
  fetch: Fetch
  addressOf: (pathname: string) => Promise<URL>
  custody: Custody
}

export const createStartPages =
  ({ fetch, addressOf, custody }: StartPagesOptions) =>
  async (input: InvokeInput<'payment:start'>, postbackUrl: string): Promise<StartPage> => {
    const held = custody.tokenOf(input.handle)
    if (held === null) return { failed: 'refused' }
    try {
      const answered = await fetch((await addressOf(createPaymentLink.path)).href, {
        method: createPaymentLink.method,
        headers: { authorization: `Bearer ${held}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          parent_account_number: input.accountNumber,
          postback_url: postbackUrl,
          payment_category: input.category,
        }),
        redirect: 'error',
        credentials: 'omit',
      })
      const read = z.safeParse(successEnvelope(createPaymentLink.response), await answered.json())
      return read.success ? { url: read.data.data['payment-url'] } : { failed: 'refused' }
    } catch {
      return { failed: 'offline' } // No answer came.
    }
  }
