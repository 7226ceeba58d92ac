/** Many changes at once, each for itself: what cannot be done of one leaves the others as they are wanted. */
import type { PropertyChange, PropertyResult } from '#shared/contract/properties'
import type { Executor } from '../../../db/database'
import type { Reach } from '../../../http/ownership'
import { findNamed } from '../queries'
import { judge, turnedBlocks } from '../rules'
import { lockProperties, storeChange } from './queries'
import * as propertyTexts from '#shared/texts/properties'

export async function changeProperties(
  tx: Executor,
  reach: Reach,
  { changes, isTrial, now }: { changes: PropertyChange[]; isTrial: boolean; now: Date },
): Promise<PropertyResult[]> {
  const numbers = [...new Set(changes.map(({ crm_premise_id }) => crm_premise_id))]
  await lockProperties(tx, reach, numbers)
  const before = new Map((await findNamed(tx, reach, numbers)).map((premise) => [premise.crm_premise_id, premise]))
  const seen = new Set<string>()
  const results: PropertyResult[] = []
  for (const change of changes) {
    const number = change.crm_premise_id
    const current = before.get(number)
    const found = seen.has(number)
      ? { outcome: 'refused' as const, message: propertyTexts.twice }
      : judge(current, change)
    seen.add(number)
    if (current && found.outcome === 'saved' && !isTrial) {
      await storeChange(tx, { current, change, turned: turnedBlocks(current, change) }, now)
    }
    results.push({ crm_premise_id: number, ...found, property: current ?? null })
  }
  return isTrial ? results : withNewest(tx, reach, results)
}

async function withNewest(tx: Executor, reach: Reach, results: PropertyResult[]): Promise<PropertyResult[]> {
  const saved = results.filter(({ outcome }) => outcome === 'saved').map(({ crm_premise_id }) => crm_premise_id)
  const newest = new Map((await findNamed(tx, reach, saved)).map((premise) => [premise.crm_premise_id, premise]))
  return results.map((result) => ({ ...result, property: newest.get(result.crm_premise_id) ?? result.property }))
}
