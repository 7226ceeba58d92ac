import { assets } from '#shared/contract/content/assets'
import { call, hooksOf } from '../client'

export const {
  useListEndpointsQuery,
  useListAssetsQuery,
  useFindAssetUsesQuery,
  useDeleteAssetMutation,
  useRestoreAssetMutation,
  useCreateAssetFolderMutation,
  useRenameAssetFolderMutation,
  useDeleteAssetFolderMutation,
  useUpdateAssetDetailsMutation,
} = hooksOf(assets, {
  updateAssetDetails: { query: call(assets.updateAssetDetails, { shownByForm: 'conflict' }) },
})
