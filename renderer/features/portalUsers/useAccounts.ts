/** The accounts that a new user can be given: those of whoever has the email on file, else of whoever has the phone. */
import type {
  AccountDetails,
  ExistingSignIn,
  listBillingAccounts,
  OwnerOnFile,
  WaitingInvitation,
} from '#shared/contract/portalUsers'
import type { ResponseOf } from '#shared/endpoint'
import { phoneDigits } from '#shared/phoneNumber'
import { useLazyGetAccountByEmailQuery, useLazyListBillingAccountsQuery } from '../../api/portalUsers'
import { problemOfQuery } from '../../ui/states/queryFace'
import type { NewUser } from './newUser'
import * as portalUserTexts from '#shared/texts/portalUsers'
import * as commonTexts from '#shared/texts/common'

export interface FoundAccounts {
  accounts: AccountDetails[]
  /** Who signs in for their customers already. */
  signIns: ExistingSignIn[]
  /** Who was invited to. */
  invitations: WaitingInvitation[]
  /** Who is written to about each customer. */
  onFile: OwnerOnFile[]
  /** False where only the phone was: the email is nobody's whom the provider knows. */
  isEmailKnown: boolean
}

export type Found = ({ kind: 'accounts' } & FoundAccounts) | { kind: 'taken' } | { kind: 'none'; text: string }

export function useAccounts() {
  const [findUser] = useLazyGetAccountByEmailQuery()
  const [findAccounts] = useLazyListBillingAccountsQuery()

  return async ({ emailId, phone }: NewUser): Promise<Found> => {
    const email = emailId.trim()
    const taken = await findUser({ params: { email } })
    if (taken.error) return { kind: 'none', text: failureText(taken.error, portalUserTexts.createFailed) }
    if (taken.data?.user_id) return { kind: 'taken' }
    const byEmail = await findAccounts({ query: { email } })
    if (byEmail.error) return { kind: 'none', text: failureText(byEmail.error, portalUserTexts.noneByEmail) }
    if (byEmail.data?.acc_details.length) return found(byEmail.data, true)
    const byPhone = await findAccounts({ query: { phone: phoneDigits(phone) } })
    if (byPhone.data?.acc_details.length) return found(byPhone.data, false)
    return { kind: 'none', text: failureText(byPhone.error, portalUserTexts.noneByPhone) }
  }
}

/** Where nobody answered, nothing is known of the accounts: that is what has to be said. */
export const failureText = (error: unknown, otherwise: string): string =>
  error && problemOfQuery(error).code === 'offline' ? `Error:${commonTexts.offline}` : otherwise

const found = (
  { acc_details, sign_ins, invitations, on_file }: ResponseOf<typeof listBillingAccounts>,
  isEmailKnown: boolean,
): Found => ({
  kind: 'accounts',
  accounts: acc_details,
  signIns: sign_ins,
  invitations,
  onFile: on_file,
  isEmailKnown,
})
