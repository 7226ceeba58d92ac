import { cannedAnswers } from '#shared/contract/cannedAnswers'
import { hooksOf } from './client'

export const {
  useListCannedAnswersQuery,
  useCreateCannedAnswerMutation,
  useUpdateCannedAnswerMutation,
  useDeleteCannedAnswerMutation,
} = hooksOf(cannedAnswers)
