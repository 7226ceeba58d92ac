/** Maps lot requests to the case catalog, and checks what must be confirmed first. */
import { type LotRequestKind, lotRequests } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/properties'

/** Maps each lot request to an entry of the service request catalog. */
export const catalogEntryOf: Record<LotRequestKind, { service_type: string; service_subtype: string }> = {
  meter_set: { service_type: 'meter_set', service_subtype: 'meter_set_new' },
  service_line: { service_type: 'new_line', service_subtype: 'new_service' },
  drop: { service_type: 'construction', service_subtype: 'construction_drop' },
  temporary: { service_type: 'construction', service_subtype: 'temporary' },
  owner_transfer: { service_type: 'handover', service_subtype: 'owner_transfer' },
  bulk_activation: { service_type: 'construction', service_subtype: 'bulk_activation' },
}

/** Returns a field error for each unconfirmed statement of the checklist, and for a missing new owner. */
export function readinessErrors(
  kind: LotRequestKind,
  { readiness, newOwner }: { readiness: string[]; newOwner: string },
) {
  const fieldErrors: Record<string, string> = {}
  for (const code of Object.keys(lotRequests[kind].readiness)) {
    if (!readiness.includes(code)) fieldErrors[`readiness.${code}`] = propertyTexts.notReady
  }
  if (kind === 'owner_transfer' && newOwner === '') fieldErrors['new_owner'] = propertyTexts.ownerRequired
  return fieldErrors
}
