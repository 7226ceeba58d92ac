import {
  cancelProfileCode,
  confirmProfileCode,
  getProfile,
  sendProfileCode,
  updateProfile,
} from '#shared/contract/profile'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<ResponseOf<typeof getProfile>, ArgumentOf<typeof getProfile>>({
      query: call(getProfile),
      providesTags: ['Profile'],
    }),
    updateProfile: build.mutation<ResponseOf<typeof updateProfile>, ArgumentOf<typeof updateProfile>>({
      query: call(updateProfile),
      invalidatesTags: (_result, error) => (error ? [] : ['Profile']),
    }),
    sendProfileCode: build.mutation<ResponseOf<typeof sendProfileCode>, ArgumentOf<typeof sendProfileCode>>({
      query: call(sendProfileCode),
      invalidatesTags: (_result, error) => (error ? [] : ['Profile']),
    }),
    confirmProfileCode: build.mutation<ResponseOf<typeof confirmProfileCode>, ArgumentOf<typeof confirmProfileCode>>({
      query: call(confirmProfileCode),
      // A new e-mail address has ended this session: there is nothing left to ask with.
      invalidatesTags: (_result, error, { body }) =>
        error || body.channel === 'email' ? [] : ['Profile', 'Person', 'People', 'Communication'],
    }),
    cancelProfileCode: build.mutation<ResponseOf<typeof cancelProfileCode>, ArgumentOf<typeof cancelProfileCode>>({
      query: call(cancelProfileCode),
      invalidatesTags: (_result, error) => (error ? [] : ['Profile']),
    }),
  }),
})

export const {
  useGetProfileQuery,
  useUpdateProfileMutation,
  useSendProfileCodeMutation,
  useConfirmProfileCodeMutation,
  useCancelProfileCodeMutation,
} = profileApi
