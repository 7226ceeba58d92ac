/** Two outages: one that is still open, and one of last week. */
import { sql } from 'drizzle-orm'
import { addDays } from '#shared/format/dates'
import type { OutageUpdateKind } from '#shared/services/outages'
import type { Executor } from '../../database'
import { premises } from '../../schema/customers/accounts'
import { outagePremises, outages, outageUpdates } from '../../schema/services/outages'
import type { CommunityId } from './places'

const hourMs = 3_600_000
const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs)

type OutageRow = typeof outages.$inferInsert & { communityId: CommunityId }
type Update = [kind: OutageUpdateKind, createdAt: Date, message: string]

export async function addDemoOutages(tx: Executor, { today, now }: { today: string; now?: Date }): Promise<void> {
  const startedAt = hoursAfter(now ?? new Date(`${today}T14:00:00Z`), -2)
  await addOutage(
    tx,
    {
      communityId: 'marrowby-mills',
      serviceTypes: ['FIBER', 'TV'],
      startedAt,
      expectedEndAt: hoursAfter(startedAt, 9),
    },
    [
      ['started', hoursAfter(startedAt, 0.3), 'A cable was cut. A crew is on its way.'],
      ['updated', hoursAfter(startedAt, 1), 'Our crew found the cut cable and is splicing it.'],
    ],
  )
  const lastWeek = new Date(`${addDays(today, -8)}T09:40:00Z`)
  await addOutage(
    tx,
    {
      communityId: 'fennick-oaks',
      serviceTypes: ['FIBER', 'VOIP', 'TV'],
      startedAt: lastWeek,
      endedAt: hoursAfter(lastWeek, 26),
    },
    [
      ['started', hoursAfter(lastWeek, 0.5), 'A storm damaged one of our cabinets. We’re waiting for a safe way in.'],
      ['updated', hoursAfter(lastWeek, 7), 'We’re replacing the cabinet and expect to finish tomorrow.'],
      ['ended', hoursAfter(lastWeek, 26), 'The new cabinet is in place, and all services are back.'],
    ],
  )
}

async function addOutage(tx: Executor, outage: OutageRow, updates: readonly Update[]): Promise<void> {
  const [added] = await tx.insert(outages).values(outage).returning({ id: outages.id })
  if (!added) throw new Error('An outage was not stored')
  await tx.insert(outageUpdates).values(
    updates.map(([kind, createdAt, message]) => ({
      outageId: added.id,
      kind,
      createdAt,
      message,
      expectedEndAt: kind === 'ended' ? null : (outage.expectedEndAt ?? null),
    })),
  )
  await tx.execute(sql`insert into ${outagePremises} (outage_id, premise_number)
    select ${added.id}::uuid, ${premises.number} from ${premises} where ${premises.communityId} = ${outage.communityId}`)
}
