import { cases } from '#shared/contract/cases/cases'
import { hooksOf } from '../client'

export const {
  useListServiceTypesQuery,
  useListServiceSubtypesQuery,
  useListOpenCasesQuery,
  useListCancelCasesQuery,
  useGetCaseQuery,
  useCreateServiceRequestMutation,
  useCreateCancelRequestMutation,
  useReopenCaseMutation,
  useRateCaseMutation,
  useRescheduleCaseMutation,
  useDeleteAttachmentMutation,
} = hooksOf(cases)
