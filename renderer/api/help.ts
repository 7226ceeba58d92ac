import { help } from '#shared/contract/help'
import { hooksOf } from './client'

export const {
  useListFaqFeedbackQuery,
  useGiveFaqFeedbackMutation,
  useGetCallbackQuery,
  useRequestCallbackMutation,
  useCancelCallbackMutation,
} = hooksOf(help)
