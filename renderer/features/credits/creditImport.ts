/** Reads accounts and amounts from a CSV file with the columns "account" and "amount". */

import type { CreditRow } from '#shared/contract/billing/credits'
import { parseDollars } from '#shared/format/money'
import { maxCreditRows } from '#shared/http/limits'
import * as creditTexts from '#shared/texts/billing/credits'
import { accountNames, findColumn } from '../../ui/lists/findColumn'
import { readCsv } from '../../ui/lists/readCsv'
import { parseFileAmount } from './creditDraft'

export interface CreditImport {
  rows: CreditRow[]
  /** The line number of each account in the rows. */
  lines: Map<string, number>
  /** Lines that can't be read. */
  problems: { line: number; message: string }[]
}

/** Returns a text if the file as a whole can't be used. */
export function readCredits(file: string): CreditImport | string {
  const [head, ...lines] = readCsv(file)
  const headings = head?.cells ?? []
  const accountIndex = findColumn(headings, accountNames)
  const amountIndex = findColumn(headings, ['amount', 'credit_amount'])
  if (accountIndex < 0 || amountIndex < 0) {
    return creditTexts.importHeadHint
  }
  const result: CreditImport = { rows: [], lines: new Map(), problems: [] }
  const seen = new Set<string>()
  for (const { line, cells } of lines) {
    const account = cells[accountIndex] ?? ''
    const text = cells[amountIndex] ?? ''
    const amount = parseFileAmount(text)
    if (!/^BA-\w{1,60}$/.test(account)) {
      result.problems.push({ line, message: creditTexts.invalidAccountColumn })
    } else if (!amount) result.problems.push({ line, message: amountErrorText(text) })
    else if (seen.has(account)) result.problems.push({ line, message: creditTexts.twice(account) })
    else {
      result.rows.push({ acct_no: account, credit_amount: amount })
      result.lines.set(account, line)
    }
    seen.add(account)
  }
  return result.rows.length > maxCreditRows ? creditTexts.oversizedImport : result
}

/** Files always have a decimal point, whatever number format the person uses. */
const amountErrorText = (text: string): string =>
  parseDollars(text) === null ? creditTexts.invalidAmount(text) : creditTexts.amountRange
