/** Which column a heading means: people send what another list of the portal exported, or what its calls name. */
import * as commonTexts from '#shared/texts/common'

const bare = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** The first column whose heading is one of the names, whatever its capitals, spaces and dots; -1 without one. */
export function columnNamed(headings: readonly string[], names: readonly string[]): number {
  const wanted = new Set(names.map(bare))
  return headings.findIndex((heading) => wanted.has(bare(heading)))
}

/** What the portal calls a billing account, or one of the old system, in lists and in calls. */
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
