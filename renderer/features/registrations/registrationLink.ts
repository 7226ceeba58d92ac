/** Builds an account's registration link, prefilled from the data on file. Only the customer gets the code. */
import type { Registration } from '#shared/contract/customers/registrationList'
import { paths } from '#shared/paths'

type AccountOnFile = Pick<
  Registration,
  'email' | 'mobile' | 'fiber_account_number' | 'gas_account_number' | 'service_address'
>

/** The data goes behind a hash, so that no server and no log sees whose account it is. */
export function registrationLinkOf(account: AccountOnFile): string {
  // The old system identifies homes by their street, so the unit is left for the form.
  const street = account.service_address.split(', ')[0] ?? ''
  return `${paths.register}#${new URLSearchParams({ ...leastPersonalIdentifier(account), ...(street !== '' && { street }) }).toString()}`
}

/** Returns the identifier that reveals the least about the customer. */
function leastPersonalIdentifier({
  email,
  mobile,
  fiber_account_number,
  gas_account_number,
}: AccountOnFile): Record<string, string> {
  const account = fiber_account_number || gas_account_number
  if (account !== '') return { account }
  if (mobile !== '') return { mobile }
  return email === '' ? {} : { email }
}
