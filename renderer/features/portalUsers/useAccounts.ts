/** The accounts that a new user can be given: those of whoever has the email on file, else of whoever has the phone. */
import type { AccountDetails, ExistingSignIn, listBillingAccounts } from '#shared/contract/portalUsers'
import type { ResponseOf } from '#shared/endpoint'
import { phoneDigits } from '#shared/phoneNumber'
import { portalUserTexts } from '#shared/portalUsers'
import { useLazyGetAccountByEmailQuery, useLazyListBillingAccountsQuery } from '../../api/portalUsers'
import type { NewUser } from './newUser'

export interface FoundAccounts {
  accounts: AccountDetails[]
  /** Who signs in for their customers already. */
  signIns: ExistingSignIn[]
}

export type Found = ({ kind: 'accounts' } & FoundAccounts) | { kind: 'taken' } | { kind: 'none'; text: string }

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
    if (byEmail.data?.acc_details.length) return found(byEmail.data)
    const byPhone = await findAccounts({ query: { phone: phoneDigits(phone) } })
    return byPhone.data?.acc_details.length ? found(byPhone.data) : { kind: 'none', text: portalUserTexts.noneByPhone }
  }
}

const found = ({ acc_details, sign_ins }: ResponseOf<typeof listBillingAccounts>): Found => ({
  kind: 'accounts',
  accounts: acc_details,
  signIns: sign_ins,
})
