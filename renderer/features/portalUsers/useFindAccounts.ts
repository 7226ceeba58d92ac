/** Finds the accounts that a new user can get: by the email on file, or else by the phone number. */
import type {
  AccountDetails,
  ExistingSignIn,
  listBillingAccounts,
  OwnerOnFile,
  WaitingInvitation,
} from '#shared/contract/customers/portalUsers'
import { phoneDigits } from '#shared/fields/phoneNumber'
import type { ResponseOf } from '#shared/http/endpoint'
import * as commonTexts from '#shared/texts/common'
import * as portalUserTexts from '#shared/texts/customers/portalUsers'
import { useLazyGetAccountByEmailQuery, useLazyListBillingAccountsQuery } from '../../api/customers/portalUsers'
import { problemOfQuery } from '../../ui/states/queryState'
import type { NewUser } from './newUser'

export interface AccountMatches {
  accounts: AccountDetails[]
  /** The existing logins of the accounts' customers. */
  signIns: ExistingSignIn[]
  /** The open invitations of the accounts' customers. */
  invitations: WaitingInvitation[]
  /** Each customer's email on file, which gets the notification. */
  onFile: OwnerOnFile[]
  /** False if only the phone number matched, because the email isn't on file. */
  isEmailKnown: boolean
}

type AccountSearchResult = ({ kind: 'accounts' } & AccountMatches) | { kind: 'taken' } | { kind: 'none'; text: string }

export function useFindAccounts() {
  const [findUser] = useLazyGetAccountByEmailQuery()
  const [findAccounts] = useLazyListBillingAccountsQuery()

  return async ({ email: typedEmail, phone }: Pick<NewUser, 'email' | 'phone'>): Promise<AccountSearchResult> => {
    const email = typedEmail.trim()
    const existingUser = await findUser({ params: { email } })
    if (existingUser.error) return { kind: 'none', text: failureText(existingUser.error, portalUserTexts.createFailed) }
    if (existingUser.data?.user_id) return { kind: 'taken' }
    const byEmail = await findAccounts({ query: { email } })
    if (byEmail.error) return { kind: 'none', text: failureText(byEmail.error, portalUserTexts.noneByEmail) }
    if (byEmail.data?.acc_details.length) return toFoundAccounts(byEmail.data, true)
    const byPhone = await findAccounts({ query: { phone: phoneDigits(phone) } })
    if (byPhone.data?.acc_details.length) return toFoundAccounts(byPhone.data, false)
    return { kind: 'none', text: failureText(byPhone.error, portalUserTexts.noneByPhone) }
  }
}

/** Without an answer from the server, claiming that no account was found would be wrong. */
export const failureText = (error: unknown, fallback: string): string =>
  error && problemOfQuery(error).code === 'offline' ? commonTexts.offline : fallback

const toFoundAccounts = (
  { acc_details, sign_ins, invitations, on_file }: ResponseOf<typeof listBillingAccounts>,
  isEmailKnown: boolean,
): AccountSearchResult => ({
  kind: 'accounts',
  accounts: acc_details,
  signIns: sign_ins,
  invitations,
  onFile: on_file,
  isEmailKnown,
})
