/** The registration of an account, begun with what is on file of it. Not the code, which the customer alone gets. */
import type { Registration } from '#shared/contract/registrations'
import { paths } from '../../paths'

type OnFile = Pick<Registration, 'email' | 'mobile' | 'fiber_account_number' | 'gas_account_number' | 'service_address'>

/** Behind a hash: no server and no log gets to see whose account it is. */
export function registrationOf(account: OnFile): string {
  // The old system knows homes by their street: the unit is left to whoever fills it in.
  const street = account.service_address.split(', ')[0] ?? ''
  return `${paths.register}#${new URLSearchParams({ ...finderOf(account), ...(street !== '' && { street }) }).toString()}`
}

/** The way that says the least about the person. */
function finderOf({ email, mobile, fiber_account_number, gas_account_number }: OnFile): Record<string, string> {
  const account = fiber_account_number || gas_account_number
  if (account !== '') return { account }
  if (mobile !== '') return { mobile }
  return email === '' ? {} : { email }
}
