/** What somebody wants changed of many properties at once. */
import type { Premise, PropertyChange } from '#shared/contract/properties'
import { serviceBlocks, type PremiseStage, type ServiceBlock } from '#shared/properties'

export type Turn = 'keep' | 'select' | 'drop'

export interface BulkWish {
  /** Empty for leaving it as it is. */
  stage: PremiseStage | ''
  services: Record<ServiceBlock, Turn>
}

export const nothing: BulkWish = {
  stage: '',
  services: { fiber_service: 'keep', gas_service: 'keep', voip_service: 'keep', cable_service: 'keep' },
}

const turnedIn = ({ services }: BulkWish): ServiceBlock[] => serviceBlocks.filter((block) => services[block] !== 'keep')

export const isNothing = (wish: BulkWish): boolean => wish.stage === '' && turnedIn(wish).length === 0

export const changeOf = ({ crm_premise_id, version }: Premise, wish: BulkWish): PropertyChange => ({
  crm_premise_id,
  version,
  ...(wish.stage !== '' && { stage: wish.stage }),
  ...Object.fromEntries(turnedIn(wish).map((block) => [block, { selected: wish.services[block] === 'select' }])),
})
