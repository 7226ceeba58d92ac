/** Kills a portal, the payment provider or the database, each at a random moment of the load. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '../../../server/db/seed/random'
import type { World } from '../world'
import type { Portals } from './portals'

export type Victim = 'portal' | 'provider' | 'database'

const longestPauseMs = 1500

/** A fifth of the kills hit the provider, a twentieth the database. Four suffice to hit each. */
function victimOf(kill: number): Victim {
  if (kill % 20 === 4) return 'database'
  return kill % 5 === 2 ? 'provider' : 'portal'
}

export interface Victims {
  /** Kills one process. The moment may lie in the start of another one. */
  kill(number: number): Promise<Victim>
  /** Resolves when all of them answer. */
  whenUp(): Promise<void>
}

export function createVictims(world: World, portals: Portals, random: Random): Victims {
  const starting: Record<Exclude<Victim, 'portal'>, Promise<void>> = {
    provider: Promise.resolve(),
    database: Promise.resolve(),
  }
  return {
    async kill(number) {
      const victim = victimOf(number)
      await (victim === 'portal' ? portals.whenNextUp() : starting[victim])
      await delay(random.integer(0, longestPauseMs))
      if (victim === 'portal') portals.killNext()
      else starting[victim] = victim === 'provider' ? world.killProvider() : world.killDatabase()
      return victim
    },
    async whenUp() {
      await Promise.all([portals.whenUp(), ...Object.values(starting)])
    },
  }
}
