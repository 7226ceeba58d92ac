/** The days on which technicians come. The portal shows the reason at the field, and the server enforces it. */
import { holidayOn, isWorkday } from '../desks/openingHours'
import { addDays } from '../format/dates'
import { bookableDays } from '../http/limits'
import * as caseTexts from '../texts/cases/cases'

/** Returns why no technician can come that day: visits are on working days, from tomorrow to 60 days ahead. */
export function appointmentProblem(day: string, today: string): string | null {
  if (day <= today) return caseTexts.dayTooEarly
  if (day > addDays(today, bookableDays)) return caseTexts.dayTooFar(bookableDays)
  if (isWorkday(day)) return null
  const holiday = holidayOn(day)
  return holiday ? caseTexts.closedOn(holiday) : caseTexts.chooseAWorkday
}
