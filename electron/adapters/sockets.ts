/** Adds the token to the page's WebSocket requests, the only requests that bypass main's proxy. */
import type { Session } from 'electron'

export function authorizeSockets(session: Session, authorization: (address: string) => Promise<string | null>): void {
  const filter = { urls: ['ws://*/transcribe*', 'wss://*/transcribe*'] }
  session.webRequest.onBeforeSendHeaders(filter, (details, answer) => {
    void authorization(details.url)
      .catch(() => null)
      .then((header) =>
        answer({ requestHeaders: { ...details.requestHeaders, ...(header && { Authorization: header }) } }),
      )
  })
}
