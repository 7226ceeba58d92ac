/** Finds columns by heading. Staff upload lists that the portal exported, or that use the API's names. */
import * as commonTexts from '#shared/texts/common'

const normalizeHeading = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** Returns the first column with one of the names, ignoring case, spaces and punctuation, or -1. */
export function findColumn(headings: readonly string[], names: readonly string[]): number {
  const normalizedNames = new Set(names.map(normalizeHeading))
  return headings.findIndex((heading) => normalizedNames.has(normalizeHeading(heading)))
}

/** The portal's headings and API names for a billing account or a legacy account. */
export const accountNames = [
  'account',
  'acct_no',
  'account_no',
  commonTexts.accNo,
  commonTexts.accountNumber,
  commonTexts.billingAccount,
  'crm_billing_account_number',
  commonTexts.parentAccount,
  'migration_account_parent_id',
] as const
