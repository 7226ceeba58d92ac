import type { VisitWindow } from '#shared/cases/cases'
import * as requestTexts from '#shared/texts/cases/requests'
import { dayText } from '../../ui/format/days'

export const appointmentText = ({ date, window }: { date: string; window: VisitWindow }): string =>
  requestTexts.appointmentAt(dayText(date), window)
