/**
 * CSV files with the bytes that spreadsheets write for the same payments, by their documented settings: byte order mark,
 * delimiter, quotes, line ends, and the forms of dates and amounts of a language.
 */

export interface SpreadsheetFile {
  /** The program with its language and kind of export. */
  program: string
  bytes: Buffer
  dates?: 'month_first' | 'day_first'
  /** The first row's day, cents and method, or why the file or the row is rejected. */
  expected:
    | { received_on: string; amount: number; method: string }
    | { field: string; reason: string }
    | { problem: string }
}

const columns = ['payment_reference', 'billing_account_number', 'received_on', 'amount', 'method', 'channel', 'status']

interface Cells {
  day: string
  amount: string
  method?: string
}

interface Format {
  delimiter?: string
  end?: string
  mark?: boolean
  /** Quotes all texts, as LibreOffice does on request. */
  quoted?: boolean
  before?: string
  after?: string
}

function csv({ day, amount, method = 'CHECK' }: Cells, format: Format = {}): Buffer {
  const { delimiter = ',', end = '\r\n', mark = false, quoted = false, before = '', after = '' } = format
  const cell = (text: string): string =>
    quoted || text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  const lines = [columns, ['CHK-1', 'BA-1', day, amount, method, 'mail', 'posted']]
  const text = before + lines.map((cells) => cells.map(cell).join(delimiter) + end).join('') + after
  return Buffer.from((mark ? '\ufeff' : '') + text)
}

const row = (received_on: string, amount: number, method = 'CHECK') => ({ received_on, amount, method })
const paid = row('2026-03-31', 123_456)
const excelEnglish: Format = { mark: true }
const excelGerman: Format = { mark: true, delimiter: ';' }
const unix: Format = { end: '\n' }

const ambiguousAmount = {
  field: 'amount',
  reason: 'Ambiguous: the separator could mark thousands or decimals. Write 1234.00 or 1.23',
}
const ambiguousDay = {
  field: 'received_on',
  reason: 'Ambiguous: the day or the month could come first. Write 2026-03-31, or set "dates"',
}

export const spreadsheetFiles: readonly SpreadsheetFile[] = [
  // Excel, English (US)
  { program: 'Excel en, CSV UTF-8', bytes: csv({ day: '3/31/2026', amount: '1234.56' }, excelEnglish), expected: paid },
  {
    program: 'Excel en, amount with thousands',
    bytes: csv({ day: '3/31/2026', amount: '1,234.56' }, excelEnglish),
    expected: paid,
  },
  {
    program: 'Excel en, currency',
    bytes: csv({ day: '3/31/2026', amount: ' $1,234.56 ' }, excelEnglish),
    expected: paid,
  },
  {
    program: 'Excel en, accounting, negative',
    bytes: csv({ day: '3/31/2026', amount: ' $(12.50)' }, excelEnglish),
    expected: row('2026-03-31', -1250),
  },
  {
    program: 'Excel en, general format drops zeros',
    bytes: csv({ day: '3/31/2026', amount: '12.5' }, excelEnglish),
    expected: row('2026-03-31', 1250),
  },
  {
    program: 'Excel en, whole dollars',
    bytes: csv({ day: '3/31/2026', amount: '1234' }, excelEnglish),
    expected: row('2026-03-31', 123_400),
  },
  { program: 'Excel en, short year', bytes: csv({ day: '3/31/26', amount: '1234.56' }, excelEnglish), expected: paid },
  {
    program: 'Excel en, named month',
    bytes: csv({ day: '31-Mar-26', amount: '1234.56' }, excelEnglish),
    expected: paid,
  },
  {
    program: 'Excel en, date with a time',
    bytes: csv({ day: '3/31/2026 0:00', amount: '1234.56' }, excelEnglish),
    expected: paid,
  },
  {
    program: 'Excel en, ambiguous date',
    bytes: csv({ day: '3/4/2026', amount: '1234.56' }, excelEnglish),
    expected: ambiguousDay,
  },
  {
    program: 'Excel en, month first by the manifest',
    bytes: csv({ day: '3/4/2026', amount: '1234.56' }, excelEnglish),
    dates: 'month_first',
    expected: row('2026-03-04', 123_456),
  },
  {
    program: 'Excel en (UK), day first by the manifest',
    bytes: csv({ day: '03/04/2026', amount: '1234.56' }, excelEnglish),
    dates: 'day_first',
    expected: row('2026-04-03', 123_456),
  },
  {
    program: 'Excel en, thousands without decimals',
    bytes: csv({ day: '3/31/2026', amount: '1,234' }, excelEnglish),
    expected: ambiguousAmount,
  },
  {
    program: 'Excel en, scientific notation',
    bytes: csv({ day: '3/31/2026', amount: '1.23E+05' }, excelEnglish),
    expected: { field: 'amount', reason: 'Not an amount. Write 1234.56' },
  },
  {
    program: 'Excel en, number of the day',
    bytes: csv({ day: '46112', amount: '1234.56' }, excelEnglish),
    expected: {
      field: 'received_on',
      reason: 'A number instead of a date. Format the column as a date before exporting it',
    },
  },
  {
    program: 'Excel en, quotes and a line break in a cell',
    bytes: csv({ day: '3/31/2026', amount: '1234.56', method: 'CHECK "No. 7", paper' }, excelEnglish),
    expected: row('2026-03-31', 123_456, 'CHECK "No. 7", paper'),
  },
  {
    program: 'Excel en, line break in a cell',
    bytes: csv({ day: '3/31/2026', amount: '1234.56', method: 'CHECK\n7' }, excelEnglish),
    expected: { field: 'method', reason: 'Contains a line break or another character that can’t be stored' },
  },
  {
    program: 'Excel en, empty columns beside the table',
    bytes: Buffer.from(csv({ day: '3/31/2026', amount: '1234.56' }).toString().replaceAll('\r\n', ',,\r\n')),
    expected: paid,
  },
  {
    program: 'Excel en, empty rows below the table',
    bytes: csv({ day: '3/31/2026', amount: '1234.56' }, { ...excelEnglish, after: '\r\n\r\n' }),
    expected: paid,
  },
  {
    program: 'Excel en, CSV (Windows-1252)',
    bytes: Buffer.from(csv({ day: '3/31/2026', amount: '1234.56', method: 'CHÈQUE' }).toString(), 'latin1'),
    expected: { problem: 'payments.csv isn’t encoded in UTF-8. In Excel, save it as “CSV UTF-8”.' },
  },
  {
    program: 'Excel en, Unicode text (UTF-16)',
    bytes: Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(csv({ day: '3/31/2026', amount: '1234.56' }, { delimiter: '\t' }).toString(), 'utf16le'),
    ]),
    expected: { problem: 'payments.csv isn’t encoded in UTF-8. In Excel, save it as “CSV UTF-8”.' },
  },
  {
    program: 'Excel en, text separated by tabs',
    bytes: csv({ day: '3/31/2026', amount: '1,234.56' }, { delimiter: '\t' }),
    expected: paid,
  },
  {
    program: 'Excel for Mac, old line ends',
    bytes: csv({ day: '3/31/2026', amount: '1234.56' }, { end: '\r' }),
    expected: paid,
  },
  // Excel, German
  { program: 'Excel de, CSV UTF-8', bytes: csv({ day: '31.03.2026', amount: '1234,56' }, excelGerman), expected: paid },
  {
    program: 'Excel de, amount with thousands',
    bytes: csv({ day: '31.03.2026', amount: '1.234,56' }, excelGerman),
    expected: paid,
  },
  {
    program: 'Excel de, currency in dollars',
    bytes: csv({ day: '31.03.2026', amount: '1.234,56 $' }, excelGerman),
    expected: paid,
  },
  {
    program: 'Excel de, negative',
    bytes: csv({ day: '31.03.2026', amount: '-12,5' }, excelGerman),
    expected: row('2026-03-31', -1250),
  },
  {
    program: 'Excel de, ambiguous thousands',
    bytes: csv({ day: '31.03.2026', amount: '1.234' }, excelGerman),
    expected: ambiguousAmount,
  },
  {
    program: 'Excel de, first line that names the delimiter',
    bytes: csv({ day: '31.03.2026', amount: '1234,56' }, { delimiter: ';', before: 'sep=;\r\n' }),
    expected: paid,
  },
  {
    program: 'Excel de, date with a time',
    bytes: csv({ day: '31.03.2026 00:00', amount: '1234,56' }, excelGerman),
    expected: paid,
  },
  {
    program: 'Excel de, named month',
    bytes: csv({ day: '31. Mrz 26', amount: '1234,56' }, excelGerman),
    expected: paid,
  },
  {
    program: 'Excel de, umlauts',
    bytes: csv({ day: '31.03.2026', amount: '1234,56', method: 'Überweisung' }, excelGerman),
    expected: row('2026-03-31', 123_456, 'Überweisung'),
  },
  // LibreOffice
  { program: 'LibreOffice en, short date', bytes: csv({ day: '03/31/26', amount: '1234.56' }, unix), expected: paid },
  {
    program: 'LibreOffice en, all texts quoted',
    bytes: csv({ day: '03/31/2026', amount: '1,234.56' }, { ...unix, quoted: true }),
    expected: paid,
  },
  { program: 'LibreOffice en, ISO date', bytes: csv({ day: '2026-03-31', amount: '1234.56' }, unix), expected: paid },
  {
    program: 'LibreOffice de, short date',
    bytes: csv({ day: '31.03.26', amount: '1234,56' }, { ...unix, delimiter: ';' }),
    expected: paid,
  },
  {
    program: 'LibreOffice de, commas as delimiters',
    bytes: csv({ day: '31.03.26', amount: '1.234,56' }, unix),
    expected: paid,
  },
  {
    program: 'LibreOffice de-CH, apostrophes',
    bytes: csv({ day: '31.03.26', amount: '1’234.56' }, { ...unix, delimiter: ';' }),
    expected: paid,
  },
  {
    program: 'LibreOffice fr, narrow spaces',
    bytes: csv({ day: '31/03/2026', amount: '1\u202f234,56' }, { ...unix, delimiter: ';' }),
    expected: paid,
  },
  // Numbers
  { program: 'Numbers en', bytes: csv({ day: '3/31/26', amount: '$1,234.56' }), expected: paid },
  { program: 'Numbers en, long date', bytes: csv({ day: '31 Mar 2026', amount: '1234.56' }), expected: paid },
  { program: 'Numbers de', bytes: csv({ day: '31.03.26', amount: '1.234,56' }, { delimiter: ';' }), expected: paid },
  {
    program: 'Numbers de, negative with a minus sign',
    bytes: csv({ day: '31.03.2026', amount: '−12,50' }, { delimiter: ';' }),
    expected: row('2026-03-31', -1250),
  },
  // Programs
  {
    program: 'a program, header in capitals',
    bytes: Buffer.from(
      csv({ day: '2026-03-31', amount: '1234.56' })
        .toString()
        .replace(columns.join(','), columns.join(',').toUpperCase()),
    ),
    expected: paid,
  },
  {
    program: 'a program, quote that is not closed',
    bytes: csv({ day: '2026-03-31', amount: '1234.56' }, { ...unix, after: 'CHK-2,"BA-1,\n' }),
    expected: { problem: 'payments.csv can’t be read from line 3 on. A quotation mark isn’t closed.' },
  },
  {
    program: 'a program, unknown column',
    bytes: Buffer.from('payment_reference,colour\n1,2\n'),
    expected: { problem: 'payments.csv has an unknown column, colour.' },
  },
  {
    program: 'a program, nothing',
    bytes: Buffer.from(''),
    expected: { problem: 'payments.csv is empty. It must have a header.' },
  },
]
