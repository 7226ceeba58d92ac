/** Headings and labels of usage in tables and exported files. */
import { degreeDays, heatFactor, previousReading } from './usage'

/** The headings of the exported readings. */
export const readingExportHead = [
  'From',
  'To',
  'Days',
  'Meter',
  previousReading,
  'Reading',
  'Read',
  'CCF',
  heatFactor,
  'Therms',
  degreeDays,
  'Amount',
  'Note',
]

/** The headings of the exported data usage. */
export const dataExportHead = ['Month', 'Until', 'Download GB', 'Upload GB', 'Total GB']

export const dataKindLabels = { total: 'Total', download: 'Download', upload: 'Upload' } as const
