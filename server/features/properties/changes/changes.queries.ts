/** Stores property changes. Each raises the version that the next change must name. */
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { Premise, PropertyChange } from '#shared/contract/services/properties'
import { type ServiceBlock, serviceOfBlock } from '#shared/services/properties'
import { nextVersion } from '../../../db/columns'
import type { Executor } from '../../../db/database'
import { billingAccounts, premises, serviceAccounts } from '../../../db/schema/customers/accounts'
import { premiseServices } from '../../../db/schema/services/properties'
import { isOwnedIn } from '../../../directory/premises.queries'
import type { CustomerScope } from '../../../http/customerScope'

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
    .where(
      and(eq(premises.number, premiseNumber), isNull(premises.ownerNumber), sql`not exists (${otherActiveServices})`),
    )
  if (!premise) return null
  const [eligibleOwner] = await tx
    .select({ customerNumber: premises.ownerNumber })
    .from(premises)
    .where(and(eq(premises.communityId, premise.communityId), isOwnedIn(scope)))
    .limit(1)
  return eligibleOwner?.customerNumber ?? null
}

/** Returns false when another customer was faster. */
export async function storeOwner(
  tx: Executor,
  { premiseNumber, customerNumber }: { premiseNumber: string; customerNumber: string },
): Promise<boolean> {
  const stored = await tx
    .update(premises)
    .set({ ownerNumber: customerNumber })
    .where(and(eq(premises.number, premiseNumber), isNull(premises.ownerNumber)))
    .returning({ number: premises.number })
  return stored.length > 0
}
