import { getAccountDetails, getUserDetails } from '#shared/contract/customers'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

export const customersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserDetails: build.query<ResponseOf<typeof getUserDetails>, ArgumentOf<typeof getUserDetails>>({
      query: call(getUserDetails),
      providesTags: ['Person'],
    }),
    getAccountDetails: build.query<ResponseOf<typeof getAccountDetails>, ArgumentOf<typeof getAccountDetails>>({
      query: call(getAccountDetails),
      providesTags: ['Accounts'],
    }),
  }),
})

export const { useGetUserDetailsQuery, useGetAccountDetailsQuery } = customersApi
