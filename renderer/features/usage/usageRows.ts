/** Converts readings and data usage to the rows of CSV files. */
import type { DataMonth, UsageReading } from '#shared/contract/services/usage'
import { type CsvCell, toCsvDollars } from '#shared/format/csv'
import * as usageTableTexts from '#shared/texts/services/usageTables'
import { dayText } from '../../ui/format/days'

export const usageRows = (readings: readonly UsageReading[]): CsvCell[][] => [
  usageTableTexts.readingExportHead,
  ...readings.map((reading) => [
    dayText(reading.period_start),
    dayText(reading.period_end),
    reading.days,
    reading.meter_number,
    reading.previous_read,
    reading.current_read,
    reading.read_type,
    reading.ccf,
    reading.heat_factor,
    reading.therms,
    reading.degree_days,
    toCsvDollars(reading.amount),
    reading.note,
  ]),
]

export const dataRows = (months: readonly DataMonth[]): CsvCell[][] => [
  usageTableTexts.dataExportHead,
  ...months.map(({ month, counted_until, download_gb, upload_gb }) => [
    month,
    dayText(counted_until),
    download_gb,
    upload_gb,
    Math.round((download_gb + upload_gb) * 1000) / 1000,
  ]),
]
