/**
 * Simulates the network: an online device needs a few seconds, an offline one waits. Nothing is stored, least of all
 * passwords and PINs.
 */
import { createHash } from 'node:crypto'
import type { DeviceActionKind } from '#shared/services/devices'
import type { MeasuredSpeeds, Network, SpeedTest } from './network'
import { standardGreeting, voicemailSound } from './sandboxVoip'

const executionMs: Record<DeviceActionKind, number> = { wifi: 4000, guest_wifi: 4000, restart: 8000, speed_test: 8000 }
const registryDelayMs = 20_000

/**
 * Returns speeds slightly below the plan, as real lines have. They are derived from the id, so repeated reads agree.
 */
function speedsOf({ id, provisionedMbps }: SpeedTest): MeasuredSpeeds {
  const [down = 0, up = 0] = createHash('sha256').update(id).digest()
  const share = (byte: number, from: number) => from + (byte / 255) * 0.04
  return {
    downMbps: Math.round(provisionedMbps * share(down, 0.92)),
    upMbps: Math.round(provisionedMbps * share(up, 0.91)),
  }
}

export const createSandboxNetwork = (): Network => ({
  sendOrder: () => Promise.resolve(),
  findExecutedOrders: (orders, now) =>
    Promise.resolve(
      new Set(
        orders
          .filter(({ isOnline, sentAt, action }) => isOnline && now.getTime() - sentAt.getTime() >= executionMs[action])
          .map(({ id }) => id),
      ),
    ),
  findSpeedTestResults: (tests) => Promise.resolve(new Map(tests.map((test) => [test.id, speedsOf(test)]))),
  setPin: () => Promise.resolve(),
  configureLine: () => Promise.resolve(),
  readVoicemail: ({ id, seconds }) => Promise.resolve({ type: 'audio/wav', bytes: voicemailSound(id, seconds) }),
  setGreeting: () => Promise.resolve(),
  standardGreeting: () => Promise.resolve({ type: 'audio/wav', bytes: standardGreeting() }),
  fileAddress: () => Promise.resolve(),
  findConfirmedAddresses: (filed, now) =>
    Promise.resolve(
      new Set(filed.filter(({ filedAt }) => now.getTime() - filedAt.getTime() >= registryDelayMs).map(({ id }) => id)),
    ),
})
