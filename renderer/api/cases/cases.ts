import { cases } from '#shared/contract/cases/cases'
import { hooksOf } from '../client'

export const {
  useListServiceTypesQuery,
  useListServiceSubtypesQuery,
  useListOpenCasesQuery,
  useGetCaseQuery,
  useCreateServiceRequestMutation,
  useCreateCancelRequestMutation,
  useReopenCaseMutation,
  useRateCaseMutation,
  useDeleteAttachmentMutation,
} = hooksOf(cases)
