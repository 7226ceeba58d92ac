/** When the office works: promises of a first answer count these hours. */
import { span, type Hours } from '../openingHours'

export const officeDay = span(8, 18)

export const officeHours: Exclude<Hours, 'always'> = {
  week: [null, officeDay, officeDay, officeDay, officeDay, officeDay, null],
  holidays: 'closed',
}
