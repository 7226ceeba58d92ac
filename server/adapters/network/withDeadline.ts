/** Lets nobody wait for the network longer than agreed: settings are told to it while their rows are held. */
import type { Network } from './network'

const answersWithinMs = 5000

async function within<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The network gave no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}

/** The same network, each of whose calls fails when it takes too long. Saying the same twice to it changes nothing. */
export const withDeadline = (network: Network, ms = answersWithinMs): Network => ({
  send: (order) => within(network.send(order), ms),
  carriedOut: (orders, now) => within(network.carriedOut(orders, now), ms),
  measured: (tests) => within(network.measured(tests), ms),
  setPin: (order) => within(network.setPin(order), ms),
  setLine: (order) => within(network.setLine(order), ms),
  voicemail: (message) => within(network.voicemail(message), ms),
  setGreeting: (order) => within(network.setGreeting(order), ms),
  standardGreeting: () => within(network.standardGreeting(), ms),
  fileAddress: (order) => within(network.fileAddress(order), ms),
  confirmed: (filed, now) => within(network.confirmed(filed, now), ms),
})
