import {
  addAddon,
  cancelPlanChange,
  changePlan,
  listCommunityPlans,
  listServicePlans,
  listUserAddons,
  removeAddon,
} from '#shared/contract/plans'
import type { InputOf, ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

/** A click's own key: the server answers a repeated request with the first one's outcome. */
type ChangePlan = InputOf<typeof changePlan> & { idempotencyKey: string }
type AddAddon = InputOf<typeof addAddon> & { idempotencyKey: string }

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
    changePlan: build.mutation<ResponseOf<typeof changePlan>, ChangePlan>({
      query: ({ idempotencyKey, ...input }) => ({ endpoint: changePlan, input, options: { idempotencyKey } }),
      invalidatesTags: ['Plans'],
    }),
    addAddon: build.mutation<ResponseOf<typeof addAddon>, AddAddon>({
      query: ({ idempotencyKey, ...input }) => ({ endpoint: addAddon, input, options: { idempotencyKey } }),
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
