/** Limits how long callers wait for the network, because settings are sent while their rows are locked. */
import type { Network } from './network'

const defaultTimeoutMs = 5000

async function rejectAfter<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The network did not respond within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Returns the same network whose calls fail on a timeout. Retrying is safe, because the network's orders are
 * idempotent.
 */
export const withTimeout = (network: Network, ms = defaultTimeoutMs): Network => ({
  sendOrder: (order) => rejectAfter(network.sendOrder(order), ms),
  findExecutedOrders: (orders, now) => rejectAfter(network.findExecutedOrders(orders, now), ms),
  findSpeedTestResults: (tests) => rejectAfter(network.findSpeedTestResults(tests), ms),
  setPin: (order) => rejectAfter(network.setPin(order), ms),
  configureLine: (order) => rejectAfter(network.configureLine(order), ms),
  readVoicemail: (message) => rejectAfter(network.readVoicemail(message), ms),
  setGreeting: (order) => rejectAfter(network.setGreeting(order), ms),
  standardGreeting: () => rejectAfter(network.standardGreeting(), ms),
  fileAddress: (order) => rejectAfter(network.fileAddress(order), ms),
  findConfirmedAddresses: (filed, now) => rejectAfter(network.findConfirmedAddresses(filed, now), ms),
})
