/** Defines one change that applies to many properties. */
import type { Premise, PropertyChange } from '#shared/contract/services/properties'
import { type PremiseStage, type ServiceBlock, serviceBlocks } from '#shared/services/properties'

export type ServiceChange = 'keep' | 'select' | 'drop'

export interface BulkPropertyChange {
  /** Empty leaves the stage unchanged. */
  stage: PremiseStage | ''
  services: Record<ServiceBlock, ServiceChange>
}

export const emptyBulkChange: BulkPropertyChange = {
  stage: '',
  services: { fiber_service: 'keep', gas_service: 'keep', voip_service: 'keep', cable_service: 'keep' },
}

const changedServices = ({ services }: BulkPropertyChange): ServiceBlock[] =>
  serviceBlocks.filter((block) => services[block] !== 'keep')

export const isEmptyBulkChange = (bulkChange: BulkPropertyChange): boolean =>
  bulkChange.stage === '' && changedServices(bulkChange).length === 0

export const toPropertyChange = (
  { crm_premise_id, version }: Premise,
  bulkChange: BulkPropertyChange,
): PropertyChange => ({
  crm_premise_id,
  version,
  ...(bulkChange.stage !== '' && { stage: bulkChange.stage }),
  ...Object.fromEntries(
    changedServices(bulkChange).map((block) => [block, { selected: bulkChange.services[block] === 'select' }]),
  ),
})
