/** Defines the office hours, in which deadlines for a first answer are counted. */
import { type OpeningHours, timeSpan } from './openingHours'

export const officeDay = timeSpan(8, 18)

export const officeHours: Exclude<OpeningHours, 'always'> = {
  week: [null, officeDay, officeDay, officeDay, officeDay, officeDay, null],
  holidays: 'closed',
}
