/** Stands in for the network: a device that is online needs a few seconds, one that is offline waits. Nothing is kept here, passwords and PINs least of all. */
import { createHash } from 'node:crypto'
import type { DeviceActionKind } from '#shared/devices'
import { standardGreeting, voicemailSound } from './sandboxVoice'
import type { Network, SpeedTest, Speeds } from './network'

const takesMs: Record<DeviceActionKind, number> = { wifi: 4000, guest_wifi: 4000, restart: 8000, speed_test: 8000 }
const registryTakesMs = 20_000

/** A little under the speed of the plan, as real lines are, and the same for one test however often it is asked. */
function speedsOf({ id, provisionedMbps }: SpeedTest): Speeds {
  const [down = 0, up = 0] = createHash('sha256').update(id).digest()
  const share = (byte: number, from: number) => from + (byte / 255) * 0.04
  return {
    downMbps: Math.round(provisionedMbps * share(down, 0.92)),
    upMbps: Math.round(provisionedMbps * share(up, 0.91)),
  }
}

export const createSandboxNetwork = (): Network => ({
  send: () => Promise.resolve(),
  carriedOut: (orders, now) =>
    Promise.resolve(
      new Set(
        orders
          .filter(({ isOnline, sentAt, action }) => isOnline && now.getTime() - sentAt.getTime() >= takesMs[action])
          .map(({ id }) => id),
      ),
    ),
  measured: (tests) => Promise.resolve(new Map(tests.map((test) => [test.id, speedsOf(test)]))),
  setPin: () => Promise.resolve(),
  setLine: () => Promise.resolve(),
  voicemail: ({ id, seconds }) => Promise.resolve({ type: 'audio/wav', bytes: voicemailSound(id, seconds) }),
  setGreeting: () => Promise.resolve(),
  standardGreeting: () => Promise.resolve({ type: 'audio/wav', bytes: standardGreeting() }),
  fileAddress: () => Promise.resolve(),
  confirmed: (filed, now) =>
    Promise.resolve(
      new Set(filed.filter(({ filedAt }) => now.getTime() - filedAt.getTime() >= registryTakesMs).map(({ id }) => id)),
    ),
})
