/** Names an outage by its services and its area. */
import type { Outage } from '#shared/contract/services/outages'
import { servicesLabel } from '#shared/services/listServices'
import * as outageTexts from '#shared/texts/services/outages'

export const outageName = ({ service_types, community, area_name }: Outage): string =>
  outageTexts.title({ services: servicesLabel(service_types), community, areaName: area_name })
