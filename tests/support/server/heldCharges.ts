/** Lets charges wait for the bank until a test has seen what happens meanwhile, however long that takes. */
import { onTestFinished } from 'vitest'
import type { TestServer } from './server'

/** Holds every charge back until the returned function is called, or the test ends. */
export function holdCharges({ services }: Pick<TestServer, 'services'>): () => void {
  const { cards } = services
  let resolve = (): void => undefined
  const released = new Promise<void>((resolveReleased) => {
    resolve = resolveReleased
  })
  services.cards = {
    ...cards,
    charge: async (request) => {
      await released
      return cards.charge(request)
    },
  }
  const release = (): void => {
    services.cards = cards
    resolve()
  }
  onTestFinished(release)
  return release
}
