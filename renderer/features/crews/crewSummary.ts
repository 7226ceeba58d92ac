/** Summarizes what a crew does and when, in the order of the week and the day. */
import { caseCategories, visitWindows } from '#shared/cases/cases'
import type { Crew } from '#shared/contract/cases/crews'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as openingHourTexts from '#shared/texts/openingHours'

export const categoriesText = ({ categories }: Pick<Crew, 'categories'>): string =>
  caseCategories
    .filter((category) => categories.includes(category))
    .map((category) => caseTexts.categoryLabels[category])
    .join('; ')

export const weekdaysText = ({ weekdays }: Pick<Crew, 'weekdays'>): string =>
  openingHourTexts.shortWeekdays.filter((_, day) => weekdays.includes(day)).join(', ')

export const windowsText = ({ windows }: Pick<Crew, 'windows'>): string =>
  visitWindows
    .filter((window) => windows.includes(window))
    .map((window) => appointmentTexts.windowLabels[window])
    .join(', ')
