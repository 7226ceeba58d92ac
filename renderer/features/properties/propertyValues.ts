/** Converts between a property, its form values, and the change request. */
import type { Premise, PropertyChange } from '#shared/contract/services/properties'
import { premiseStages, type ServiceBlock, serviceBlocks } from '#shared/services/properties'

export type PropertyValues = { stage: string; lot: string; version: number } & Record<ServiceBlock, boolean>

export const propertyValuesOf = (property: Premise): PropertyValues => ({
  stage: property.stage,
  lot: property.lot,
  /** The version on screen when typing began. A newer one means an edit conflict. */
  version: property.version,
  fiber_service: property.fiber_service.selected,
  gas_service: property.gas_service.selected,
  voip_service: property.voip_service.selected,
  cable_service: property.cable_service.selected,
})

const toSelection = (selected: boolean) => ({ selected })

export const toPropertyChange = (crm_premise_id: string, values: PropertyValues): PropertyChange => ({
  crm_premise_id,
  version: values.version,
  stage: premiseStages.find((stage) => stage === values.stage),
  lot: values.lot,
  fiber_service: toSelection(values.fiber_service),
  gas_service: toSelection(values.gas_service),
  voip_service: toSelection(values.voip_service),
  cable_service: toSelection(values.cable_service),
})

export const hasChanges = (property: Premise, values: PropertyValues): boolean => {
  const current = propertyValuesOf(property)
  return (
    current.stage !== values.stage ||
    current.lot !== values.lot.trim() ||
    serviceBlocks.some((block) => current[block] !== values[block])
  )
}
