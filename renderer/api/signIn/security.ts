import { security } from '#shared/contract/signIn/security'
import { hooksOf, onSuccess } from '../client'

export const {
  useChangePasswordMutation,
  useGetTwoStepQuery,
  useStartTwoStepMutation,
  useConfirmTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useEndTwoStepMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useListSignInsQuery,
} = hooksOf(security, {
  changePassword: { invalidatesTags: onSuccess(security.changePassword) },
  confirmTwoStep: { invalidatesTags: onSuccess(security.confirmTwoStep) },
})
