import { properties } from '#shared/contract/services/properties'
import { hooksOf } from '../client'

export const {
  useListPropertiesQuery,
  useLazyListPropertiesQuery,
  useCountPropertiesQuery,
  useUpdatePropertiesMutation,
  useAddPropertyMutation,
} = hooksOf(properties, {
  updateProperties: {
    invalidatesTags: (_answer, _error, { body }) => (body.is_dry_run ? [] : properties.updateProperties.changes),
  },
})
