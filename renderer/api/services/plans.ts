import { plans } from '#shared/contract/services/plans'
import { hooksOf } from '../client'

export const {
  useListServicePlansQuery,
  useListUserAddonsQuery,
  useListCommunityPlansQuery,
  useChangePlanMutation,
  useAddAddonMutation,
  useRemoveAddonMutation,
  useCancelPlanChangeMutation,
} = hooksOf(plans)
