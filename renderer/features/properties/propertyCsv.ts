/** Converts properties to the rows of a CSV file. */

import type { Premise } from '#shared/contract/services/properties'
import type { CsvCell } from '#shared/format/csv'
import { type ServiceBlock, serviceBlocks } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'

export const csvColumns = ['premise', 'version', 'lot', 'stage', 'fiber', 'gas', 'voice', 'tv'] as const
const readOnlyColumns = ['address', 'city', 'state', 'zip', 'community', 'active services', 'open requests'] as const

export const columnOfBlock: Record<ServiceBlock, (typeof csvColumns)[number]> = {
  fiber_service: 'fiber',
  gas_service: 'gas',
  voip_service: 'voice',
  cable_service: 'tv',
}

export const toCsvRows = (properties: readonly Premise[]): CsvCell[][] => [
  [...csvColumns, ...readOnlyColumns],
  ...properties.map((property): CsvCell[] => [
    property.crm_premise_id,
    property.version,
    property.lot,
    property.stage,
    ...serviceBlocks.map((block) => commonTexts.yesOrNo(property[block].selected)),
    property.street_address,
    property.city,
    property.state,
    property.zip,
    property.community_name,
    serviceBlocks
      .filter((block) => property[block].active)
      .map((block) => columnOfBlock[block])
      .join(' '),
    property.open_requests,
  ]),
]
