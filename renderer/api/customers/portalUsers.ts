import { portalUsers } from '#shared/contract/customers/portalUsers'
import { getAccountByEmail } from '#shared/contract/customers/registrations'
import { getStoredSession } from '../../session/storedSession'
import { hooksOf } from '../client'

export const {
  useSearchUsersQuery,
  useLazyListBillingAccountsQuery,
  useLazyGetAccountByEmailQuery,
  useCreateUserAccountMutation,
  useSendPasswordCodeMutation,
} = hooksOf(
  { ...portalUsers, getAccountByEmail },
  {
    getAccountByEmail: {
      // The call is public and tells visitors nothing. Staff authenticate with their session token.
      query: (input) => ({ endpoint: getAccountByEmail, input, options: { token: getStoredSession()?.token } }),
    },
  },
)
