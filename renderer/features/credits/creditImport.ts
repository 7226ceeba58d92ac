/** Reads accounts and amounts from a CSV file with the columns "account" and "amount". */
import type { CreditRow } from '#shared/contract/credits'
import { mostRows } from '#shared/credits'
import { parseDollars } from '#shared/money'
import { accountNames, columnNamed } from '../../ui/lists/headings'
import { readCsv } from '../../ui/lists/readCsv'
import { amountInFile } from './creditDraft'
import * as creditTexts from '#shared/texts/credits'

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
    return creditTexts.theFirstLineOfThe
  }
  const found: CreditImport = { rows: [], lines: new Map(), problems: [] }
  const seen = new Set<string>()
  for (const { line, cells } of lines) {
    const account = cells[accountAt] ?? ''
    const text = cells[amountAt] ?? ''
    const amount = amountInFile(text)
    if (!/^BA-\w{1,60}$/.test(account)) {
      found.problems.push({ line, message: creditTexts.theColumnAccountMustContain })
    } else if (!amount) found.problems.push({ line, message: amountRemark(text) })
    else if (seen.has(account)) found.problems.push({ line, message: `${creditTexts.twice(account)}.` })
    else {
      found.rows.push({ acct_no: account, credit_amount: amount })
      found.lines.set(account, line)
    }
    seen.add(account)
  }
  return found.rows.length > mostRows ? creditTexts.splitTheFileAndImport(creditTexts.tooManyRows) : found
}

/** Files are written with a point, whatever their reader is used to. */
const amountRemark = (text: string): string =>
  parseDollars(text) === null ? creditTexts.isntAValidAmountEnter(text) : `${creditTexts.amountRange}.`
