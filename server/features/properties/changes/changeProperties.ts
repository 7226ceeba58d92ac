/** Applies many property changes independently: one rejected change doesn't affect the others. */
import type { PropertyChange, PropertyResult } from '#shared/contract/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'
import type { Executor } from '../../../db/database'
import { findPropertiesByNumber, lockProperties } from '../../../directory/properties/properties.queries'
import type { CustomerScope } from '../../../http/customerScope'
import { evaluateChange, toggledBlocksOf } from '../rules'
import { storeChange } from './changes.queries'

export async function changeProperties(
  tx: Executor,
  scope: CustomerScope,
  { changes, isTrial, now }: { changes: PropertyChange[]; isTrial: boolean; now: Date },
): Promise<PropertyResult[]> {
  const numbers = [...new Set(changes.map(({ crm_premise_id }) => crm_premise_id))]
  await lockProperties(tx, scope, numbers)
  const currentByNumber = new Map(
    (await findPropertiesByNumber(tx, scope, numbers)).map((premise) => [premise.crm_premise_id, premise]),
  )
  const seen = new Set<string>()
  const results: PropertyResult[] = []
  for (const change of changes) {
    const number = change.crm_premise_id
    const current = currentByNumber.get(number)
    const verdict = seen.has(number)
      ? { outcome: 'refused' as const, message: propertyTexts.twice }
      : evaluateChange(current, change)
    seen.add(number)
    if (current && verdict.outcome === 'saved' && !isTrial) {
      await storeChange(tx, { current, change, toggledBlocks: toggledBlocksOf(current, change) }, now)
    }
    results.push({ crm_premise_id: number, ...verdict, property: current ?? null })
  }
  return isTrial ? results : withStoredProperties(tx, scope, results)
}

async function withStoredProperties(
  tx: Executor,
  scope: CustomerScope,
  results: PropertyResult[],
): Promise<PropertyResult[]> {
  const saved = results.filter(({ outcome }) => outcome === 'saved').map(({ crm_premise_id }) => crm_premise_id)
  const storedByNumber = new Map(
    (await findPropertiesByNumber(tx, scope, saved)).map((premise) => [premise.crm_premise_id, premise]),
  )
  return results.map((result) => ({
    ...result,
    property: storedByNumber.get(result.crm_premise_id) ?? result.property,
  }))
}
