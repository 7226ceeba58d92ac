import { cannedAnswers } from '#shared/contract/cases/cannedAnswers'
import { hooksOf } from '../client'

export const {
  useListCannedAnswersQuery,
  useCreateCannedAnswerMutation,
  useUpdateCannedAnswerMutation,
  useDeleteCannedAnswerMutation,
} = hooksOf(cannedAnswers)
