/** Checks what must be confirmed before a lot request. */
import { type LotRequestKind, readinessCodes } from '#shared/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'

/** Returns a field error for each unconfirmed statement of the checklist, and for a missing new owner. */
export function readinessErrors(
  kind: LotRequestKind,
  { readiness, newOwner }: { readiness: string[]; newOwner: string },
) {
  const fieldErrors: Record<string, string> = {}
  for (const code of readinessCodes(kind)) {
    if (!readiness.includes(code)) fieldErrors[`readiness.${code}`] = propertyTexts.notReady
  }
  if (kind === 'owner_transfer' && newOwner === '') fieldErrors['new_owner'] = propertyTexts.ownerRequired
  return fieldErrors
}
