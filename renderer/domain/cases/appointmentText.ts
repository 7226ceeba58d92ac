import type { VisitWindow } from '#shared/cases/cases'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import { dayText } from '../../ui/format/days'

export const appointmentText = ({ date, window }: { date: string; window: VisitWindow }): string =>
  appointmentTexts.appointmentAt(dayText(date), window)
