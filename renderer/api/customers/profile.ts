import { profile } from '#shared/contract/customers/profile'
import { hooksOf, onSuccess } from '../client'

export const {
  useGetProfileQuery,
  useUpdateProfileMutation,
  useAddProfilePhoneMutation,
  useRemoveProfilePhoneMutation,
  useSendProfileCodeMutation,
  useConfirmProfileCodeMutation,
  useCancelProfileCodeMutation,
} = hooksOf(profile, {
  updateProfile: { invalidatesTags: onSuccess(profile.updateProfile) },
  sendProfileCode: { invalidatesTags: onSuccess(profile.sendProfileCode) },
  confirmProfileCode: {
    // A new email address has ended this session, so nothing can be refetched.
    invalidatesTags: (_result, error, { body }) =>
      error || body.channel === 'email' ? [] : profile.confirmProfileCode.changes,
  },
  cancelProfileCode: { invalidatesTags: onSuccess(profile.cancelProfileCode) },
})
