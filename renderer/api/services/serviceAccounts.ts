import { serviceAccounts } from '#shared/contract/services/serviceAccounts'
import { hooksOf, onSuccess } from '../client'

export const {
  useListServiceAccountsQuery,
  useUpdateNicknameMutation,
  useAddAccountMutation,
  useConfirmAddedAccountMutation,
  useRequestAccountAccessMutation,
  useRemoveAddedAccountMutation,
} = hooksOf(serviceAccounts, {
  updateNickname: { invalidatesTags: onSuccess(serviceAccounts.updateNickname) },
  confirmAddedAccount: { invalidatesTags: onSuccess(serviceAccounts.confirmAddedAccount) },
  removeAddedAccount: { invalidatesTags: onSuccess(serviceAccounts.removeAddedAccount) },
})
