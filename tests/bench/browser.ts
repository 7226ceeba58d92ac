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

const SignedIn = z.object({ data: z.object({ token: z.string(), expires_at: z.string() }) })

/** Returns a script that signs a user in to every new tab. */
export async function sessionScript(portal: string, email: string): Promise<string> {
  const { text } = await post(signInCall(portal, email))
  const { token, expires_at: expiresAt } = z.parse(SignedIn, JSON.parse(text)).data
  const session = JSON.stringify({ token, expiresAt, email })
  return `sessionStorage.setItem(${JSON.stringify(sessionKey)}, ${JSON.stringify(session)});`
}
