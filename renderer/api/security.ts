import { security } from '#shared/contract/security'
import { hooksOf, onSuccess } from './client'

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
