/** Writing properties: each change raises the version that the next one has to name. */
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Premise, PropertyChange } from '#shared/contract/properties'
import { serviceOfBlock, type ServiceBlock } from '#shared/properties'
import type { Executor } from '../../../db/database'
import { billingAccounts, premises, serviceAccounts } from '../../../db/schema/accounts'
import { premiseServices, propertyOwners } from '../../../db/schema/properties'
import { within, type Reach } from '../../../http/ownership'

/** Holds the named properties within reach for the rest of the transaction, in one order for everybody. */
export async function lockProperties(tx: Executor, reach: Reach, numbers: string[]): Promise<void> {
  await tx
    .select({ number: premises.number })
    .from(premises)
    .innerJoin(propertyOwners, eq(propertyOwners.premiseNumber, premises.number))
    .where(and(inArray(premises.number, numbers), within(reach, propertyOwners.customerNumber)))
    .orderBy(premises.number)
    .for('update', { of: premises })
}

/** Stores a change to a property that is held. */
export async function storeChange(
  tx: Executor,
  { current, change, turned }: { current: Premise; change: PropertyChange; turned: ServiceBlock[] },
  now: Date,
): Promise<void> {
  await tx
    .update(premises)
    .set({
      stage: change.stage ?? current.stage,
      lot: change.lot ?? current.lot,
      version: sql`${premises.version} + 1`,
      changedAt: now,
    })
    .where(eq(premises.number, current.crm_premise_id))
  if (turned.length === 0) return
  await tx
    .insert(premiseServices)
    .values(
      turned.map((block) => ({
        premiseNumber: current.crm_premise_id,
        serviceType: serviceOfBlock[block],
        selected: !current[block].selected,
        available: current[block].available,
        preInstalled: current[block].pre_installed,
        meterDisconnected: current.gas_service.meter_disconnected,
      })),
    )
    .onConflictDoUpdate({
      target: [premiseServices.premiseNumber, premiseServices.serviceType],
      set: { selected: sql`excluded.selected` },
    })
}

/** The customer within reach who may take a premise: one who has properties in its community, while nobody has it or lives there. */
export async function findTaker(tx: Executor, reach: Reach, premiseNumber: string): Promise<string | null> {
  if (reach.kind === 'all') return null
  const livesThere = tx
    .select({ one: sql`1` })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(
      and(
        eq(serviceAccounts.premiseNumber, premiseNumber),
        eq(serviceAccounts.status, 'active'),
        notInArray(billingAccounts.customerNumber, reach.numbers),
      ),
    )
  const [premise] = await tx
    .select({ communityId: premises.communityId })
    .from(premises)
    .leftJoin(propertyOwners, eq(propertyOwners.premiseNumber, premises.number))
    .where(
      and(eq(premises.number, premiseNumber), isNull(propertyOwners.premiseNumber), sql`not exists (${livesThere})`),
    )
  if (!premise) return null
  const [taker] = await tx
    .select({ customerNumber: propertyOwners.customerNumber })
    .from(propertyOwners)
    .innerJoin(premises, eq(premises.number, propertyOwners.premiseNumber))
    .where(and(eq(premises.communityId, premise.communityId), within(reach, propertyOwners.customerNumber)))
    .limit(1)
  return taker?.customerNumber ?? null
}

/** False when somebody else was faster. */
export async function storeOwner(
  tx: Executor,
  owner: { premiseNumber: string; customerNumber: string; addedAt: Date },
): Promise<boolean> {
  const stored = await tx.insert(propertyOwners).values(owner).onConflictDoNothing().returning()
  return stored.length > 0
}
