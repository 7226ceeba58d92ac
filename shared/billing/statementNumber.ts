/** Forms the number of a statement from its account and its day, so that it never changes and needs no storage. */
const accountPrefix = 'BA-'

/** The statement of March 2, 2026 for BA-1234567890 is ST-1234567890-260302. */
export const statementNumberOf = (accountNumber: string, billDate: string): string =>
  `ST-${accountNumber.replace(accountPrefix, '')}-${billDate.slice(2).replaceAll('-', '')}`

const format = /^st-?(\d+)(?:-\d*)?$/i

/** Returns the number of the account that a typed statement number names, or null if it isn't one. */
export function accountOfStatementNumber(typed: string): string | null {
  const match = format.exec(typed)
  return match ? `${accountPrefix}${match[1]}` : null
}
