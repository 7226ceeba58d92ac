import { getPreferences, updatePreferences } from '#shared/contract/preferences'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'

export const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query<ResponseOf<typeof getPreferences>, ArgumentOf<typeof getPreferences>>({
      query: call(getPreferences),
      providesTags: ['Preferences'],
    }),
    updatePreferences: build.mutation<ResponseOf<typeof updatePreferences>, ArgumentOf<typeof updatePreferences>>({
      query: (input) => ({ ...call(updatePreferences)(input), row: 'preferences' }),
      // Seen at once, and taken back when the server says no.
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          // Field by field: what is taken back leaves alone what was chosen since.
          preferencesApi.util.updateQueryData('getPreferences', undefined, (shown) => {
            Object.assign(shown, given(body))
          }),
        )
        await queryFulfilled.catch(() => shown.undo())
      },
      invalidatesTags: (_result, error) => (error ? ['Preferences'] : []),
    }),
  }),
})

/** Without what is not to change. */
const given = <V extends object>(changes: V): { [Name in keyof V]: Exclude<V[Name], undefined> } =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as never // The same names, fewer of them.

export const { useGetPreferencesQuery, useUpdatePreferencesMutation } = preferencesApi
