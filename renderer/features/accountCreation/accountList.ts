/** Reads accounts from what was pasted or from a CSV file: a column "account", and "email" where there is one. */
import { mostParents } from '#shared/contract/accountCreation'
import { accountNames, columnNamed } from '../../ui/lists/headings'
import { readCsv } from '../../ui/lists/readCsv'
import * as accountCreationTexts from '#shared/texts/accountCreation'

export interface ListedAccount {
  account: string
  email: string
}

/** The accounts in their order; a text says why the list cannot be used. */
export function readAccounts(text: string): ListedAccount[] | string {
  // What is copied from a spreadsheet comes with tabs between the columns.
  const lines = readCsv(text.replaceAll('\t', text.includes(',') ? ' ' : ','))
  const headings = lines[0]?.cells ?? []
  const namedAt = columnNamed(headings, accountNames)
  const hasHead = namedAt >= 0
  const accountAt = hasHead ? namedAt : 0
  const emailAt = hasHead ? columnNamed(headings, ['email', accountCreationTexts.emailAddress]) : 1
  const accounts = (hasHead ? lines.slice(1) : lines)
    .map(({ cells }) => ({
      account: (cells[accountAt] ?? '').slice(0, 254),
      email: (emailAt < 0 ? '' : (cells[emailAt] ?? '')).slice(0, 254),
    }))
    .filter(({ account }) => account !== '')
  if (accounts.length === 0) return accountCreationTexts.noLineHasAnAccount
  if (accounts.length > mostParents) {
    return accountCreationTexts.theListHasAccountsYou(accounts.length, mostParents)
  }
  return accounts
}
