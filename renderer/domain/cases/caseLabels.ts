/** Formats the appointment of a service request, and lists the services of its category. */

import type { CaseCategory, VisitWindow } from '#shared/cases/cases'
import type { ServiceType } from '#shared/services/services'
import * as requestTexts from '#shared/texts/cases/requests'
import { dayText } from '../../ui/format/days'

export const appointmentText = ({ date, window }: { date: string; window: VisitWindow }): string =>
  `${dayText(date)}, ${requestTexts.windowLabels[window]}`

/** The services that requests of a category can concern. An empty list means that none has to be selected. */
export const servicesByCategory: Record<CaseCategory, readonly ServiceType[]> = {
  fiberLine: ['FIBER', 'TV', 'VOIP'],
  gasMeter: ['GAS'],
  gasLine: ['GAS'],
  general: [],
  serviceLine: [],
}
