/** Puts the data of the first view into the store, so that its queries send no further requests. */
import { z } from 'zod/mini'
import { getFirstView } from '#shared/contract/customers/customers'
import { successEnvelope } from '#shared/http/errors'
import { wait } from '../platform/wait'
import { getStoredSession } from '../session/storedSession'
import { store } from './store'
import { storeUserData } from './userData'

declare global {
  interface Window {
    /** The answer to `getFirstView`, which the page requests before it loads any code. Null if the call failed. */
    portalFirstView?: Promise<unknown>
  }
}

/** A page must not wait longer for the early request than it would take to send the calls again. */
const timeoutMs = 3_000

/** Waits for the page's early request and stores its answer. Without one, the screens send their calls themselves. */
export async function applyFirstView(): Promise<void> {
  const request = window.portalFirstView
  if (!request) return
  delete window.portalFirstView
  const answer = await Promise.race([request, wait(timeoutMs)])
  const { data } = z.safeParse(successEnvelope(getFirstView.response), answer)
  const session = getStoredSession()
  // In the meantime, the user may have signed out in another tab.
  if (data && session?.email === data.data.user_details.email_id) {
    storeUserData(store.dispatch, session.email, data.data)
  }
}
