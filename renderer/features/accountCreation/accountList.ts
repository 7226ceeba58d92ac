/** Reads accounts from pasted text or a CSV file with the column "account" and, optionally, "email". */
import { maxParents } from '#shared/contract/customers/accountCreation'
import * as accountCreationTexts from '#shared/texts/customers/accountCreation'
import { accountNames, findColumn } from '../../ui/lists/findColumn'
import { readCsv } from '../../ui/lists/readCsv'

interface ListedAccount {
  account: string
  email: string
}

/** Returns the accounts in order, or a text that says why the list can't be used. */
export function readAccounts(text: string): ListedAccount[] | string {
  // Text copied from a spreadsheet has tabs between the columns.
  const lines = readCsv(text.replaceAll('\t', text.includes(',') ? ' ' : ','))
  const headings = lines[0]?.cells ?? []
  const namedColumnIndex = findColumn(headings, accountNames)
  const hasHeadings = namedColumnIndex >= 0
  const accountIndex = hasHeadings ? namedColumnIndex : 0
  const emailIndex = hasHeadings ? findColumn(headings, ['email', accountCreationTexts.emailAddress]) : 1
  const accounts = (hasHeadings ? lines.slice(1) : lines)
    .map(({ cells }) => ({
      account: (cells[accountIndex] ?? '').slice(0, 254),
      email: (emailIndex < 0 ? '' : (cells[emailIndex] ?? '')).slice(0, 254),
    }))
    .filter(({ account }) => account !== '')
  if (accounts.length === 0) return accountCreationTexts.noAccountLine
  if (accounts.length > maxParents) {
    return accountCreationTexts.listTooLong(accounts.length, maxParents)
  }
  return accounts
}
