/** Sends a mixed load to portals that die, and remembers what they accepted. */
import { setTimeout as delay } from 'node:timers/promises'
import { addPerson } from '../../support/data/people'
import { type Accepted, type LoadWorld, nothingAccepted, type Sender, signIn } from './calls'
import { addCustomer, type Customer, endQuietHours } from './customers'
import { announce, messageActions } from './messageActions'
import { type Action, moneyActions, runActions, type Scene } from './moneyActions'

export interface Load {
  customers: readonly Customer[]
  accepted: Accepted
  /** Nothing that the load caused was stored before. */
  startedAt: Date
  /** How often something could not be done, by what it was. */
  failures: ReadonlyMap<string, number>
  /** Ends the load once something of each kind was accepted, and waits for the last answers. */
  stop(): Promise<void>
  /** Lets the text messages that were held back be sent. */
  endQuietHours(): Promise<void>
}

const customersPerChoice = 4
const textChoices = ['none', 'immediately', 'later'] as const
const pauseMs = 200
const runPauseMs = 8_000
const startLimitMs = 60_000

async function setScene(sender: Sender): Promise<Scene> {
  const customers: Customer[] = []
  for (const texts of textChoices) {
    for (let count = 0; count < customersPerChoice; count += 1) customers.push(await addCustomer(sender, texts))
  }
  const signInAgent = async () => signIn(sender, await addPerson(sender.world.database.db, { userType: 'CENTRIC' }))
  return { sender, customers, staff: await signInAgent(), approver: await signInAgent() }
}

/** After few kills, some kind of work may never have met a living portal. */
async function whenEachAccepted(accepted: Accepted): Promise<void> {
  const deadline = performance.now() + startLimitMs
  while (Object.values(accepted).some((ids) => ids.length === 0) && performance.now() < deadline) await delay(pauseMs)
}

/** Starts all kinds of load at once. Each sends its next call after the answer to the previous one. */
export async function startLoad(world: LoadWorld, portals: Sender['portals']): Promise<Load> {
  const startedAt = new Date()
  const failures = new Map<string, number>()
  const countFailure = (what: string): void => void failures.set(what, (failures.get(what) ?? 0) + 1)
  const sender: Sender = { world, portals, accepted: nothingAccepted(), countFailure }
  const scene = await setScene(sender)
  let isOver = false
  const repeat = async (action: Action, pause: number): Promise<void> => {
    while (!isOver) {
      // Steps that use the provider or the database directly fail while it is down.
      await action(scene).catch(() => countFailure('steps while the provider or the database was down'))
      await delay(pause)
    }
  }
  const sending = [
    ...[...moneyActions, ...messageActions].map((action) => repeat(action, pauseMs)),
    ...[...runActions, announce].map((action) => repeat(action, runPauseMs)),
  ]
  return {
    customers: scene.customers,
    accepted: sender.accepted,
    startedAt,
    failures,
    async stop() {
      await whenEachAccepted(sender.accepted)
      isOver = true
      await Promise.all(sending)
    },
    endQuietHours: () => endQuietHours(sender, scene.customers),
  }
}
