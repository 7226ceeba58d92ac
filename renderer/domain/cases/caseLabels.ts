/** Labels for the tabs and time windows of service requests. */

import type { AccountOwner } from '#shared/access/accountOwner'
import type { CaseCategory, CaseTab, ContactWindow, VisitWindow } from '#shared/cases/cases'
import type { ServiceType } from '#shared/services/services'
import * as requestTexts from '#shared/texts/cases/requests'
import { dayText } from '../../ui/format/days'

export const tabLabels = (owner: AccountOwner): Record<CaseTab, string> => ({
  open: 'Open',
  waiting: requestTexts.waitingLabels[owner],
  closed: 'Closed',
  cancelled: 'Canceled',
})

export const contactWindowLabels: Record<ContactWindow, string> = {
  morning: requestTexts.inTheMorning,
  afternoon: requestTexts.inTheAfternoon,
  evening: requestTexts.inTheEvening,
  any: requestTexts.anyTime,
}

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
