import { addProperty, countProperties, listProperties, updateProperties } from '#shared/contract/properties'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

export const propertiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProperties: build.query<ResponseOf<typeof listProperties>, ArgumentOf<typeof listProperties>>({
      query: call(listProperties),
      // Each property shows its number of open requests.
      providesTags: ['Properties', 'Cases'],
    }),
    countProperties: build.query<ResponseOf<typeof countProperties>, ArgumentOf<typeof countProperties>>({
      query: call(countProperties),
      providesTags: ['Properties'],
    }),
    updateProperties: build.mutation<ResponseOf<typeof updateProperties>, ArgumentOf<typeof updateProperties>>({
      query: call(updateProperties),
      invalidatesTags: (_answer, _error, { body }) => (body.is_trial ? [] : ['Properties']),
    }),
    addProperty: build.mutation<ResponseOf<typeof addProperty>, ArgumentOf<typeof addProperty>>({
      query: call(addProperty),
      invalidatesTags: ['Properties', 'Premises', 'Communities'],
    }),
  }),
})

export const {
  useListPropertiesQuery,
  useLazyListPropertiesQuery,
  useCountPropertiesQuery,
  useUpdatePropertiesMutation,
  useAddPropertyMutation,
} = propertiesApi
