/** The accounts that a new user can be given: those of whoever has the email on file, else of whoever has the phone. */
import type { AccountDetails } from '#shared/contract/portalUsers'
import { phoneDigits } from '#shared/phoneNumber'
import { portalUserTexts } from '#shared/portalUsers'
import { useLazyGetAccountByEmailQuery, useLazyListBillingAccountsQuery } from '../../api/portalUsers'
import type { NewUser } from './newUser'

export type Found =
  | { kind: 'accounts'; accounts: AccountDetails[] }
  | { kind: 'taken' }
  | { kind: 'none'; text: string }

export function useAccounts() {
  const [findUser] = useLazyGetAccountByEmailQuery()
  const [findAccounts] = useLazyListBillingAccountsQuery()

  return async ({ emailId, phone }: NewUser): Promise<Found> => {
    const email = emailId.trim()
    const taken = await findUser({ params: { email } })
    if (taken.error) return { kind: 'none', text: portalUserTexts.createFailed }
    if (taken.data?.user_id) return { kind: 'taken' }
    const byEmail = await findAccounts({ query: { email } })
    if (byEmail.error) return { kind: 'none', text: portalUserTexts.noneByEmail }
    if (byEmail.data?.acc_details.length) return { kind: 'accounts', accounts: byEmail.data.acc_details }
    const byPhone = await findAccounts({ query: { phone: phoneDigits(phone) } })
    const accounts = byPhone.data?.acc_details ?? []
    return accounts.length > 0 ? { kind: 'accounts', accounts } : { kind: 'none', text: portalUserTexts.noneByPhone }
  }
}
