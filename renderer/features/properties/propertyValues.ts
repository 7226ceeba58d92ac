/** What the form of a property holds, and the change that it comes to. */
import type { Premise, PropertyChange } from '#shared/contract/properties'
import { premiseStages, serviceBlocks, type ServiceBlock } from '#shared/properties'

export type PropertyValues = { stage: string; lot: string; version: number } & Record<ServiceBlock, boolean>

export const valuesOf = (property: Premise): PropertyValues => ({
  stage: property.stage,
  lot: property.lot,
  /** The one that was looked at when the first thing was typed. */
  version: property.version,
  fiber_service: property.fiber_service.selected,
  gas_service: property.gas_service.selected,
  voip_service: property.voip_service.selected,
  cable_service: property.cable_service.selected,
})

const selection = (selected: boolean) => ({ selected })

export const changeOf = (crm_premise_id: string, values: PropertyValues): PropertyChange => ({
  crm_premise_id,
  version: values.version,
  stage: premiseStages.find((stage) => stage === values.stage),
  lot: values.lot,
  fiber_service: selection(values.fiber_service),
  gas_service: selection(values.gas_service),
  voip_service: selection(values.voip_service),
  cable_service: selection(values.cable_service),
})

export const isChanged = (property: Premise, values: PropertyValues): boolean => {
  const now = valuesOf(property)
  return (
    now.stage !== values.stage ||
    now.lot !== values.lot.trim() ||
    serviceBlocks.some((block) => now[block] !== values[block])
  )
}
