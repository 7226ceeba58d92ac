import {
  addAddon,
  cancelPlanChange,
  changePlan,
  listCommunityPlans,
  listServicePlans,
  listUserAddons,
  removeAddon,
} from '#shared/contract/plans'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call, type IdempotentArgumentOf, idempotentCall } from './client'

const plansApi = api.injectEndpoints({
  endpoints: (build) => ({
    listServicePlans: build.query<ResponseOf<typeof listServicePlans>, ArgumentOf<typeof listServicePlans>>({
      query: call(listServicePlans),
      providesTags: ['Plans'],
    }),
    listUserAddons: build.query<ResponseOf<typeof listUserAddons>, ArgumentOf<typeof listUserAddons>>({
      query: call(listUserAddons),
      providesTags: ['Plans'],
    }),
    listCommunityPlans: build.query<ResponseOf<typeof listCommunityPlans>, ArgumentOf<typeof listCommunityPlans>>({
      query: call(listCommunityPlans),
      providesTags: ['Plans'],
    }),
    // All of these refresh after a failure too, because a request for outdated data is rejected.
    changePlan: build.mutation<ResponseOf<typeof changePlan>, IdempotentArgumentOf<typeof changePlan>>({
      query: idempotentCall(changePlan),
      invalidatesTags: ['Plans'],
    }),
    addAddon: build.mutation<ResponseOf<typeof addAddon>, IdempotentArgumentOf<typeof addAddon>>({
      query: idempotentCall(addAddon),
      invalidatesTags: ['Plans'],
    }),
    removeAddon: build.mutation<ResponseOf<typeof removeAddon>, ArgumentOf<typeof removeAddon>>({
      query: call(removeAddon),
      invalidatesTags: ['Plans'],
    }),
    cancelPlanChange: build.mutation<ResponseOf<typeof cancelPlanChange>, ArgumentOf<typeof cancelPlanChange>>({
      query: call(cancelPlanChange),
      invalidatesTags: ['Plans'],
    }),
  }),
})

export const {
  useListServicePlansQuery,
  useListUserAddonsQuery,
  useListCommunityPlansQuery,
  useChangePlanMutation,
  useAddAddonMutation,
  useRemoveAddonMutation,
  useCancelPlanChangeMutation,
} = plansApi
