import { help } from '#shared/contract/cases/help'
import { hooksOf } from '../client'

export const {
  useListFaqFeedbackQuery,
  useGiveFaqFeedbackMutation,
  useGetCallbackQuery,
  useRequestCallbackMutation,
  useCancelCallbackMutation,
} = hooksOf(help)
