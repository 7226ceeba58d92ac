/** The browser in which screens are measured, with a signed-in user. */
import { type Browser, chromium } from 'playwright'
import { z } from 'zod/mini'
import { sessionKey } from '../../renderer/platform/sessionKey'
import { signInCall } from './customers'
import { post } from './load'

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

const SignedIn = z.object({
  data: z.object({
    token: z.string(),
    expires_at: z.string(),
    user_details: z.object({
      user_id: z.string(),
      user_accounts: z.array(z.object({ crm_customer_number: z.string(), crm_premise_id: z.string() })),
    }),
  }),
})

const signIn = async (portal: string, email: string) =>
  z.parse(SignedIn, JSON.parse((await post(signInCall(portal, email))).text)).data

/** Returns a script that signs a user in to every new tab. */
export async function sessionScript(portal: string, email: string): Promise<string> {
  const { token, expires_at: expiresAt } = await signIn(portal, email)
  const session = JSON.stringify({ token, expiresAt, email })
  return `sessionStorage.setItem(${JSON.stringify(sessionKey)}, ${JSON.stringify(session)});`
}

/** Returns a script that opens a customer for a member of customer care in every new tab. */
export async function openCustomerScript(portal: string, staff: string, customer: string): Promise<string> {
  const { user_id } = (await signIn(portal, staff)).user_details
  const [account] = (await signIn(portal, customer)).user_details.user_accounts
  const selection = {
    customerNumber: account?.crm_customer_number,
    premiseId: account?.crm_premise_id,
    serviceAccountId: null,
  }
  return `sessionStorage.setItem('selection:${user_id}', ${JSON.stringify(JSON.stringify(selection))});`
}
