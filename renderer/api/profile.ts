import {
  addProfilePhone,
  cancelProfileCode,
  confirmProfileCode,
  getProfile,
  removeProfilePhone,
  sendProfileCode,
  updateProfile,
} from '#shared/contract/profile'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

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
    addProfilePhone: build.mutation<ResponseOf<typeof addProfilePhone>, ArgumentOf<typeof addProfilePhone>>({
      query: call(addProfilePhone),
      invalidatesTags: ['Profile'],
    }),
    removeProfilePhone: build.mutation<ResponseOf<typeof removeProfilePhone>, ArgumentOf<typeof removeProfilePhone>>({
      query: call(removeProfilePhone),
      invalidatesTags: ['Profile'],
    }),
    sendProfileCode: build.mutation<ResponseOf<typeof sendProfileCode>, ArgumentOf<typeof sendProfileCode>>({
      query: call(sendProfileCode),
      invalidatesTags: (_result, error) => (error ? [] : ['Profile']),
    }),
    confirmProfileCode: build.mutation<ResponseOf<typeof confirmProfileCode>, ArgumentOf<typeof confirmProfileCode>>({
      query: call(confirmProfileCode),
      // A new email address has ended this session, so nothing can be refetched.
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
  useAddProfilePhoneMutation,
  useRemoveProfilePhoneMutation,
  useSendProfileCodeMutation,
  useConfirmProfileCodeMutation,
  useCancelProfileCodeMutation,
} = profileApi
