/** Reads accounts and amounts from a CSV file with the columns "account" and "amount". */
import type { CreditRow } from '#shared/contract/credits'
import { creditTexts, mostRows } from '#shared/credits'
import { parseDollars } from '#shared/money'
import { accountNames, columnNamed } from '../../ui/lists/headings'
import { readCsv } from '../../ui/lists/readCsv'
import { amountInFile } from './creditDraft'

export interface CreditImport {
  rows: CreditRow[]
  /** In which line each account of the rows stands. */
  lines: Map<string, number>
  /** Lines that cannot be read as they are. */
  problems: { line: number; message: string }[]
}

/** A text where the file as a whole is of no use. */
export function readCredits(file: string): CreditImport | string {
  const [head, ...lines] = readCsv(file)
  const headings = head?.cells ?? []
  const accountAt = columnNamed(headings, accountNames)
  const amountAt = columnNamed(headings, ['amount', 'credit_amount'])
  if (accountAt < 0 || amountAt < 0) {
    return 'The first line of the file must name the columns “account” and “amount”.'
  }
  const found: CreditImport = { rows: [], lines: new Map(), problems: [] }
  const seen = new Set<string>()
  for (const { line, cells } of lines) {
    const account = cells[accountAt] ?? ''
    const text = cells[amountAt] ?? ''
    const amount = amountInFile(text)
    if (!/^BA-\w{1,60}$/.test(account)) {
      found.problems.push({ line, message: 'The column “account” must hold a number such as BA-1234567890.' })
    } else if (!amount) found.problems.push({ line, message: amountRemark(text) })
    else if (seen.has(account)) found.problems.push({ line, message: `${creditTexts.twice(account)}.` })
    else {
      found.rows.push({ acct_no: account, credit_amount: amount })
      found.lines.set(account, line)
    }
    seen.add(account)
  }
  return found.rows.length > mostRows ? `${creditTexts.tooManyRows}. Split the file, and import the parts.` : found
}

/** Files are written with a point, whatever their reader is used to. */
const amountRemark = (text: string): string =>
  parseDollars(text) === null
    ? `“${text}” isn’t a valid amount. Enter dollars and cents, such as 12.34.`
    : `${creditTexts.amountRange}.`
