/** Lists the service requests that the portal offers and that new requests are validated against. */
import type { UserType } from '#shared/access/access'
import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases/caseCatalog'
import type { ServiceType } from '#shared/services/services'
import type { CatalogSubtype, CatalogType, ResponsePromise } from './entries'
import { fiberTypes } from './fiber'
import { gasTypes } from './gas'
import { generalTypes } from './general'

export const catalog: readonly CatalogType[] = [...fiberTypes, ...gasTypes, ...generalTypes]

const responseTimes: Record<ResponsePromise, string> = {
  hour: 'within an hour, 24/7',
  workingHours: 'within eight business hours',
  workingDay: 'within one business day',
}

const typesFor = (userType: UserType): CatalogType[] => catalog.filter(({ userTypes }) => userTypes.includes(userType))

export const serviceKindsFor = (userType: UserType): ServiceKind[] =>
  typesFor(userType).map(({ code, label, description, category, services = [] }) => ({
    service_type: code,
    label,
    description,
    category,
    services: [...services],
  }))

export const serviceSubtypesFor = (userType: UserType): ServiceSubtype[] =>
  typesFor(userType).flatMap((type) =>
    type.subtypes.map((subtype) => ({
      service_subtype: subtype.code,
      service_type: type.code,
      category: type.category,
      label: subtype.label,
      questions: subtype.questions,
      needs_visit: subtype.needsVisit,
      response_time: responseTimes[subtype.promised],
    })),
  )

/** Returns the catalog entry of a request; null when this user type is not offered it. */
export function findInCatalog(
  userType: UserType,
  request: { service_type: string; service_subtype: string },
): { type: CatalogType; subtype: CatalogSubtype } | null {
  const type = typesFor(userType).find(({ code }) => code === request.service_type)
  const subtype = type?.subtypes.find(({ code }) => code === request.service_subtype)
  return type && subtype ? { type, subtype } : null
}

interface OutageReportKind {
  type: string
  subtype: string
  service: ServiceType
}

/** The kinds of requests that report an outage. */
export const outageReports: readonly OutageReportKind[] = catalog.flatMap(({ code: type, subtypes }) =>
  subtypes.flatMap(({ code: subtype, reportedService: service }) => (service ? [{ type, subtype, service }] : [])),
)

/** Returns the service that a request reports as out; null if it is about something else. */
export const reportedService = (request: { serviceType: string; serviceSubtype: string }): ServiceType | null =>
  outageReports.find(({ type, subtype }) => type === request.serviceType && subtype === request.serviceSubtype)
    ?.service ?? null
