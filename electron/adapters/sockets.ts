/** Puts the token on the page's sockets as they go out: the one request that does not pass main's proxy. */
import type { Session } from 'electron'

export function authorizeSockets(of: Session, authorization: (address: string) => Promise<string | null>): void {
  const filter = { urls: ['ws://*/transcribe*', 'wss://*/transcribe*'] }
  of.webRequest.onBeforeSendHeaders(filter, (details, answer) => {
    void authorization(details.url)
      .catch(() => null)
      .then((found) =>
        answer({ requestHeaders: { ...details.requestHeaders, ...(found && { Authorization: found }) } }),
      )
  })
}
