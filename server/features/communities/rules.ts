/** What is sold where. */
import type { ServiceType } from '#shared/services'

interface Plan {
  code: string
  serviceType: ServiceType
}

/** The association pays for the first of these; the others raise it, for a resident who wants more. */
const isOfBulkContract = (code: string): boolean => code.startsWith('FIB-BULK') || code.startsWith('FIB-TOPUP')

/** A plan is offered where its service is; where an association buys fiber for all, only what comes with that. */
export function isOffered(
  { code, serviceType }: Plan,
  { services, kind }: { services: readonly ServiceType[]; kind: string },
): boolean {
  if (!services.includes(serviceType)) return false
  return serviceType !== 'FIBER' || isOfBulkContract(code) === (kind === 'HOA bulk')
}
