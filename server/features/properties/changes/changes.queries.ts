/** Stores property changes. Each raises the version that the next change must name. */
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Premise, PropertyChange } from '#shared/contract/services/properties'
import { type ServiceBlock, serviceOfBlock } from '#shared/services/properties'
import { nextVersion } from '../../../db/columns'
import type { Executor } from '../../../db/database'
import { billingAccounts, premises, serviceAccounts } from '../../../db/schema/accounts'
import { premiseServices, propertyOwners } from '../../../db/schema/properties'
import { type CustomerScope, inScope } from '../../../http/customerScope'

/** Stores a change to a locked property. */
export async function storeChange(
  tx: Executor,
  { current, change, toggledBlocks }: { current: Premise; change: PropertyChange; toggledBlocks: ServiceBlock[] },
  now: Date,
): Promise<void> {
  await tx
    .update(premises)
    .set({
      stage: change.stage ?? current.stage,
      lot: change.lot ?? current.lot,
      version: nextVersion(premises.version),
      changedAt: now,
    })
    .where(eq(premises.number, current.crm_premise_id))
  if (toggledBlocks.length === 0) return
  await tx
    .insert(premiseServices)
    .values(
      toggledBlocks.map((block) => ({
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

/**
 * Returns a customer in scope who may take the premise: they own properties in its community, and no one owns it or is
 * served there.
 */
export async function findEligibleOwner(
  tx: Executor,
  scope: CustomerScope,
  premiseNumber: string,
): Promise<string | null> {
  if (scope.kind === 'all') return null
  const otherActiveServices = tx
    .select({ one: sql`1` })
    .from(serviceAccounts)
    .innerJoin(billingAccounts, eq(billingAccounts.number, serviceAccounts.billingAccountNumber))
    .where(
      and(
        eq(serviceAccounts.premiseNumber, premiseNumber),
        eq(serviceAccounts.status, 'active'),
        notInArray(billingAccounts.customerNumber, scope.numbers),
      ),
    )
  const [premise] = await tx
    .select({ communityId: premises.communityId })
    .from(premises)
    .leftJoin(propertyOwners, eq(propertyOwners.premiseNumber, premises.number))
    .where(
      and(
        eq(premises.number, premiseNumber),
        isNull(propertyOwners.premiseNumber),
        sql`not exists (${otherActiveServices})`,
      ),
    )
  if (!premise) return null
  const [eligibleOwner] = await tx
    .select({ customerNumber: propertyOwners.customerNumber })
    .from(propertyOwners)
    .innerJoin(premises, eq(premises.number, propertyOwners.premiseNumber))
    .where(and(eq(premises.communityId, premise.communityId), inScope(scope, propertyOwners.customerNumber)))
    .limit(1)
  return eligibleOwner?.customerNumber ?? null
}

/** Returns false when another customer was faster. */
export async function storeOwner(
  tx: Executor,
  owner: { premiseNumber: string; customerNumber: string; addedAt: Date },
): Promise<boolean> {
  const stored = await tx.insert(propertyOwners).values(owner).onConflictDoNothing().returning()
  return stored.length > 0
}
