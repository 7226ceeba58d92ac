/** Converts a property to its wire format, and decides which changes of it are allowed. */
import type { Premise, PropertyChange, PropertyResult } from '#shared/contract/services/properties'
import { type ServiceBlock, serviceBlocks, serviceOfBlock } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'
import * as serviceTexts from '#shared/texts/services/services'

type ChangeVerdict = Pick<PropertyResult, 'outcome' | 'message'>

const createVerdict = (outcome: PropertyResult['outcome'], message = ''): ChangeVerdict => ({ outcome, message })

/** Returns the blocks whose selection the change toggles. */
export const toggledBlocksOf = (current: Premise, change: PropertyChange): ServiceBlock[] =>
  serviceBlocks.filter((block) => {
    const requested = change[block]
    return requested !== undefined && requested.selected !== current[block].selected
  })

/** Evaluates a change against the current property, which is undefined when it is not in the list. */
export function evaluateChange(current: Premise | undefined, change: PropertyChange): ChangeVerdict {
  if (!current) return createVerdict('not_found', propertyTexts.unknown)
  const toggledBlocks = toggledBlocksOf(current, change)
  const isSame =
    toggledBlocks.length === 0 &&
    (change.stage ?? current.stage) === current.stage &&
    (change.lot ?? current.lot) === current.lot
  if (isSame) return createVerdict('unchanged', propertyTexts.nothing)
  if (change.version !== current.version) return createVerdict('conflict', propertyTexts.changed)
  for (const block of toggledBlocks) {
    const service = serviceTexts.serviceLabels[serviceOfBlock[block]]
    if (change[block]?.selected && !current[block].available) {
      return createVerdict('refused', propertyTexts.notAvailable(service))
    }
    if (!change[block]?.selected && current[block].active)
      return createVerdict('refused', propertyTexts.isActive(service))
  }
  return createVerdict('saved')
}
