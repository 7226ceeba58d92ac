import { preferences } from '#shared/contract/customers/preferences'
import { call, hooksOf } from '../client'

export const preferencesApi = hooksOf(preferences, {
  updatePreferences: {
    query: (input) => ({ ...call(preferences.updatePreferences)(input), writeKey: 'preferences' }),
    // The change shows immediately and is reverted on a rejection.
    onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
      const patch = dispatch(
        // It is applied field by field, so that reverting it keeps later changes.
        preferencesApi.util.updateQueryData('getPreferences', undefined, (draft) => {
          Object.assign(draft, withoutUndefined(body))
        }),
      )
      await queryFulfilled.catch(() => patch.undo())
    },
    invalidatesTags: (_result, error) => (error ? preferences.updatePreferences.changes : []),
  },
})

/** Removes undefined fields, which are not to change. */
const withoutUndefined = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

export const { useGetPreferencesQuery, useUpdatePreferencesMutation } = preferencesApi
