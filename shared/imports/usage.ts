/** Defines the rows of gas readings and data usage. */
import { readTypes } from '../contract/services/usage'
import { choice, day, id, line, money, month, optional, whole } from './fields'
import type { Subject } from './subject'

export const gasReadings: Subject = {
  key: ['service_account_number', 'period_end'],
  sums: [],
  canBeComplete: false,
  fields: {
    service_account_number: id,
    period_start: day,
    period_end: day,
    meter_number: line(40),
    previous_read: whole,
    current_read: whole,
    read_type: choice(readTypes),
    ccf: whole,
    /** Thousandths of a therm per CCF. */
    heat_factor: whole,
    therms: whole,
    degree_days: whole,
    amount: money,
    note: optional(line(200), ''),
  },
}

export const dataUsage: Subject = {
  key: ['service_account_number', 'month'],
  sums: [],
  canBeComplete: false,
  fields: {
    service_account_number: id,
    month,
    download_mb: whole,
    upload_mb: whole,
    counted_until: day,
  },
}
