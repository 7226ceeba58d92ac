/** The catalog of service requests, as the portal reads it and as new requests are held against it. */
import type { UserType } from '#shared/access'
import type { ServiceKind, ServiceSubtype } from '#shared/contract/cases'
import type { Promised, Subtype, Type } from './entries'
import { fiberTypes } from './fiber'
import { gasTypes } from './gas'
import { generalTypes } from './general'

export const catalog: readonly Type[] = [...fiberTypes, ...gasTypes, ...generalTypes]

const responseTimes: Record<Promised, string> = {
  hour: 'within an hour, 24/7',
  workingHours: 'within eight business hours',
  workingDay: 'within one business day',
}

const typesFor = (userType: UserType): Type[] => catalog.filter(({ userTypes }) => userTypes.includes(userType))

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

/** What a request names; null when there is no such thing for that kind of user. */
export function findInCatalog(
  userType: UserType,
  named: { service_type: string; service_subtype: string },
): { type: Type; subtype: Subtype } | null {
  const type = typesFor(userType).find(({ code }) => code === named.service_type)
  const subtype = type?.subtypes.find(({ code }) => code === named.service_subtype)
  return type && subtype ? { type, subtype } : null
}
