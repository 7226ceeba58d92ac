/** As which kind of case a request for lots is worked, and what must be confirmed before. */
import { lotRequests, type LotRequestKind } from '#shared/properties'
import * as propertyTexts from '#shared/texts/properties'

/** The entry of the catalog of service requests that a lot request is worked as. */
export const catalogEntryOf: Record<LotRequestKind, { service_type: string; service_subtype: string }> = {
  meter_set: { service_type: 'meter_set', service_subtype: 'meter_set_new' },
  service_line: { service_type: 'new_line', service_subtype: 'new_service' },
  drop: { service_type: 'construction', service_subtype: 'construction_drop' },
  temporary: { service_type: 'construction', service_subtype: 'temporary' },
  owner_transfer: { service_type: 'handover', service_subtype: 'owner_transfer' },
  bulk_activation: { service_type: 'construction', service_subtype: 'bulk_activation' },
}

/** A remark for each statement of the checklist that was not confirmed, and for an owner who was not named. */
export function unready(kind: LotRequestKind, { readiness, newOwner }: { readiness: string[]; newOwner: string }) {
  const fields: Record<string, string> = {}
  for (const code of Object.keys(lotRequests[kind].readiness)) {
    if (!readiness.includes(code)) fields[`readiness.${code}`] = propertyTexts.notReady
  }
  if (kind === 'owner_transfer' && newOwner === '') fields['new_owner'] = propertyTexts.ownerRequired
  return fields
}
