/** Words for the tabs and hours of service requests. */
import type { CaseCategory, CaseTab, ContactWindow, VisitWindow } from '#shared/cases'
import { waitingLabels, windowLabels } from '#shared/caseLabels'
import type { ServiceType } from '#shared/services'
import { dayText } from '../look/days'
import type { Whose } from '#shared/whose'
import * as requestTexts from '#shared/texts/requests'

export const tabLabels = (whose: Whose): Record<CaseTab, string> => ({
  open: 'Open',
  waiting: waitingLabels[whose],
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
  `${dayText(date)}, ${windowLabels[window]}`

/** The services that a request of a category can be about; none where it need not be about any. */
export const servicesOf: Record<CaseCategory, readonly ServiceType[]> = {
  fiberLine: ['FIBER', 'TV', 'VOIP'],
  gasMeter: ['GAS'],
  gasLine: ['GAS'],
  general: [],
  serviceLine: [],
}
