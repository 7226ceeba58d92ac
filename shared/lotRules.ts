/** What may be asked for at which lot: said beside the lot, and held at the server. */
import type { Premise } from './contract/properties'
import { lotRequests, serviceBlocks, serviceOfBlock, type LotRequestKind } from './properties'
import { serviceLabels } from './services'
import * as propertyTexts from './texts/properties'

/** Why it cannot be asked for at a lot; null when it can. */
export function refusalAt(kind: LotRequestKind, property: Premise): string | null {
  const { service } = lotRequests[kind]
  const block = serviceBlocks.find((candidate) => serviceOfBlock[candidate] === service)
  if (service === null || !block) return null
  const { available, active } = property[block]
  if (!available) return propertyTexts.notServed(serviceLabels[service])
  return active ? propertyTexts.alreadyServed(serviceLabels[service]) : null
}
