/** Saves tables as CSV files. */
import { type CsvCell, toCsv } from '#shared/format/csv'
import type { SaveOutcome } from '#shared/platform/saves'
import { platform } from '../../platform'

/** The byte order mark tells spreadsheets that the file is UTF-8. */
export const saveCsv = (name: string, rows: readonly (readonly CsvCell[])[]): Promise<SaveOutcome> =>
  platform.saveFile(name, new TextEncoder().encode(`\uFEFF${toCsv(rows)}`))
