import { listViews } from '#shared/contract/operations/listViews'
import { hooksOf } from '../client'

export const {
  useListListViewsQuery,
  useCreateListViewMutation,
  useUpdateListViewMutation,
  useDeleteListViewMutation,
} = hooksOf(listViews)
