/** Follows the events of the queue as the staff console does: it connects again after the time that the server names. */
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { z } from 'zod/mini'
import { LiveEvent } from '#shared/cases/liveEvents'
import { followQueue } from '#shared/contract/cases/queue'
import { parseJson } from '#shared/format/parseJson'

const defaultRetryMs = 1_000

interface StreamHandlers {
  onEvent: (event: LiveEvent) => void
  onLost?: () => void
}

export interface EventStream {
  /** Resolves when the server has answered the first time. */
  opened: Promise<void>
  close(): void
}

export function openEventStream(url: string, token: string, { onEvent, onLost }: StreamHandlers): EventStream {
  let isClosed = false
  let retryMs = defaultRetryMs
  let request: ClientRequest | undefined
  let timer: NodeJS.Timeout | undefined
  let markOpened = (): void => undefined
  const opened = new Promise<void>((done) => (markOpened = done))

  function reconnect(): void {
    if (isClosed) return
    onLost?.()
    clearTimeout(timer)
    timer = setTimeout(connect, retryMs)
    retryMs = defaultRetryMs
  }

  function read(response: IncomingMessage): void {
    if (response.statusCode !== 200) {
      response.resume()
      return reconnect()
    }
    markOpened()
    let rest = ''
    response.setEncoding('utf8')
    response.on('data', (text: string) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) readLine(line)
    })
    response.once('close', reconnect)
    response.on('error', () => undefined)
  }

  function readLine(line: string): void {
    if (line.startsWith('retry: ')) retryMs = Number(line.slice('retry: '.length))
    if (line.startsWith('data: ')) onEvent(z.parse(LiveEvent, parseJson(line.slice('data: '.length))))
  }

  function connect(): void {
    request = get(url + followQueue.path, { agent: false, headers: { authorization: `Bearer ${token}` } }, read)
    request.once('error', reconnect)
  }

  connect()
  return {
    opened,
    close() {
      isClosed = true
      clearTimeout(timer)
      request?.destroy()
    },
  }
}
