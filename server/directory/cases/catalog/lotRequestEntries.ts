import type { LotRequestKind } from '#shared/services/properties'

/** Maps each lot request to an entry of the service request catalog. */
export const catalogEntryOf: Record<LotRequestKind, { service_type: string; service_subtype: string }> = {
  meter_set: { service_type: 'meter_set', service_subtype: 'meter_set_new' },
  service_line: { service_type: 'new_line', service_subtype: 'new_service' },
  drop: { service_type: 'construction', service_subtype: 'construction_drop' },
  temporary: { service_type: 'construction', service_subtype: 'temporary' },
  owner_transfer: { service_type: 'handover', service_subtype: 'owner_transfer' },
  bulk_activation: { service_type: 'construction', service_subtype: 'bulk_activation' },
}
