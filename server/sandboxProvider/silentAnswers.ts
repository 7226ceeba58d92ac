/** Requests whose answer never comes: they stay open until the caller gives up or the provider stops. */
import type { ServerResponse } from 'node:http'

export interface SilentAnswers {
  hold(response: ServerResponse): void
  /** Cuts them all, so that a shutdown does not wait for them. */
  cut(): void
}

export function createSilentAnswers(): SilentAnswers {
  const held = new Set<ServerResponse>()
  return {
    hold(response) {
      held.add(response)
      response.once('close', () => held.delete(response))
    },
    cut() {
      for (const response of held) response.destroy()
    },
  }
}
