/**
 * Checks which requests are possible for a lot. The portal shows the reason next to the lot, and the server enforces
 * it.
 */
import type { Premise } from '../contract/services/properties'
import * as propertyTexts from '../texts/services/properties'
import * as serviceTexts from '../texts/services/services'
import { stagesAfter } from './nextRequest'
import { type LotRequestKind, lotRequests, serviceBlocks, serviceOfBlock } from './properties'

/** Returns why the request isn't possible for a lot, or null if it is. */
export function lotRequestProblem(kind: LotRequestKind, property: Premise): string | null {
  if (property.open_request_no !== undefined) return propertyTexts.duplicate(property.open_request_no)
  const { service } = lotRequests[kind]
  const block = serviceBlocks.find((candidate) => serviceOfBlock[candidate] === service)
  if (service === null || !block) return null
  const { available, active } = property[block]
  if (!available) return propertyTexts.notServed(serviceTexts.serviceLabels[service])
  if (active) return propertyTexts.alreadyServed(serviceTexts.serviceLabels[service])
  const isPast = stagesAfter(kind).includes(property.stage)
  return isPast ? propertyTexts.laterStage(propertyTexts.stageLabels[property.stage]) : null
}
