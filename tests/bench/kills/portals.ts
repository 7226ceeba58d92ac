/** Runs two portals on one database, kills one of them again and again, and starts it anew. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '../../../server/db/seed/random'
import { portalBuild, type RunningProgram, type World } from '../world'

/** The processes trust the header with which the load spreads over many networks. */
const environment = { TRUST_PROXY: '1' }
/** A portal does not start while the database is down. */
const startLimitMs = 3 * 60_000
const startRetryMs = 500

export interface Portals {
  /** A portal that is not known to be dead, if there is one. */
  pick(): RunningProgram
  /** Resolves when the portal whose turn it is can be killed. The other one may still be starting. */
  whenNextUp(): Promise<void>
  /** Kills the portal whose turn it is, and starts it again. */
  killNext(): void
  /** Resolves when both answer. */
  whenUp(): Promise<void>
}

export async function startPortals(world: World, random: Random): Promise<Portals> {
  const start = () => world.startPortal(portalBuild, environment)
  const startAgain = async (): Promise<RunningProgram> => {
    for (const deadline = Date.now() + startLimitMs; ; await delay(startRetryMs)) {
      const portal = await start().catch((error: unknown) => {
        if (Date.now() > deadline) throw error
        return null
      })
      if (portal) return portal
    }
  }
  const portals = [await start(), await start()]
  const starting: Promise<void>[] = [Promise.resolve(), Promise.resolve()]
  const choices = random.fork('portal of a request')
  const dead = new Set<RunningProgram>()
  let turn = 0

  return {
    pick() {
      const living = portals.filter((portal) => !dead.has(portal))
      return choices.pick(living.length > 0 ? living : portals)
    },
    async whenNextUp() {
      await starting[turn % 2]
    },
    killNext() {
      const index = turn % 2
      turn += 1
      const victim = portals[index]
      if (victim) {
        process.kill(victim.pid, 'SIGKILL')
        dead.add(victim)
      }
      starting[index] = startAgain().then((portal) => {
        portals[index] = portal
      })
    },
    async whenUp() {
      await Promise.all(starting)
    },
  }
}
