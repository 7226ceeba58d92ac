/** Runs two portals on one database, kills one of them again and again, and starts it anew. */
import { setTimeout as delay } from 'node:timers/promises'
import type { Random } from '../../../server/db/seed/random'
import { portalBuild, type RunningProgram, type World } from '../world'

/** The processes trust the header with which the load spreads over many networks. */
const environment = { TRUST_PROXY: '1' }
const longestPauseMs = 1500

export interface Portals {
  /** A portal that is not known to be dead, if there is one. */
  pick(): RunningProgram
  /** Kills a portal at a random moment and starts it again. The moment may lie in the start of the other one. */
  killOnce(): Promise<void>
  /** Resolves when both answer. */
  whenUp(): Promise<void>
}

export async function startPortals(world: World, random: Random): Promise<Portals> {
  const start = () => world.startPortal(portalBuild, environment)
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
    async killOnce() {
      const index = (turn += 1) % 2
      await starting[index]
      await delay(random.integer(0, longestPauseMs))
      const victim = portals[index]
      if (victim) {
        process.kill(victim.pid, 'SIGKILL')
        dead.add(victim)
      }
      starting[index] = start().then((portal) => {
        portals[index] = portal
      })
    },
    async whenUp() {
      await Promise.all(starting)
    },
  }
}
