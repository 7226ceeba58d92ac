/** Requests that never get an answer. They stay open until the caller gives up or the provider stops. */
import type { ServerResponse } from 'node:http'

export interface UnansweredRequests {
  keepOpen(response: ServerResponse): void
  /** Closes all of them, so that a shutdown does not wait. */
  closeAll(): void
}

export function createUnansweredRequests(): UnansweredRequests {
  const openResponses = new Set<ServerResponse>()
  return {
    keepOpen(response) {
      openResponses.add(response)
      response.once('close', () => openResponses.delete(response))
    },
    closeAll() {
      for (const response of openResponses) response.destroy()
    },
  }
}
