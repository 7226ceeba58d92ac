/** Properties as the server returns them, for screen tests. */
import type { listProperties, Premise } from '#shared/contract/services/properties'
import type { ResponseOf } from '#shared/http/endpoint'
import { premiseStages } from '#shared/services/properties'
import { aCustomer } from '../screens/renderScreen'

export const aBuilder = aCustomer({ userTypeCode: 'BUILDER', user_accounts: [], user_address_details: [] })

const none = { selected: false, available: true, pre_installed: false, active: false, active_users: 0 }

export const aProperty = (lot: number, changes: Partial<Premise> = {}): Premise => ({
  region: 'Central',
  crm_premise_id: `PR-${lot}`,
  community_id: 'winnow',
  community_name: 'Winnow Creek',
  street_address: `${lot} Pell Way`,
  city: 'Quillmere',
  state: 'TX',
  zip: '00143',
  lot: String(lot),
  stage: 'planned',
  version: 1,
  changed_date: '2026-03-01T15:00:00.000Z',
  open_requests: 0,
  fiber_service: none,
  gas_service: { ...none, meter_disconnected: true },
  voip_service: { ...none, available: false },
  cable_service: { ...none, available: false },
  ...changes,
})

export function propertyList(properties: Premise[], total = properties.length): ResponseOf<typeof listProperties> {
  const count = (stage: string) => properties.filter((property) => property.stage === stage).length
  const [planned, line_in, meter_set, drop, activated, occupied, vacant] = premiseStages
  return {
    properties,
    total_count: total,
    eligible_count: total,
    all_count: total,
    stages: {
      planned: count(planned),
      line_in: count(line_in),
      meter_set: count(meter_set),
      drop: count(drop),
      activated: count(activated),
      occupied: count(occupied),
      vacant: count(vacant),
    },
    communities: [{ community_id: 'winnow', name: 'Winnow Creek', count: total }],
  }
}
