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
import { api, call, keyedCall, type ArgumentOf, type KeyedArgumentOf } from './client'

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
    // All of these also after a failure: what was refused for being out of date is asked for anew.
    changePlan: build.mutation<ResponseOf<typeof changePlan>, KeyedArgumentOf<typeof changePlan>>({
      query: keyedCall(changePlan),
      invalidatesTags: ['Plans'],
    }),
    addAddon: build.mutation<ResponseOf<typeof addAddon>, KeyedArgumentOf<typeof addAddon>>({
      query: keyedCall(addAddon),
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
