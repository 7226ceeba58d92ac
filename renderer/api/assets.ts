import {
  createAssetFolder,
  deleteAsset,
  deleteAssetFolder,
  findAssetUses,
  listAssets,
  listEndpoints,
  renameAssetFolder,
  restoreAsset,
  updateAssetDetails,
} from '#shared/contract/assets'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

/** Refreshes after a rejection too, because another agent may have changed the file. */
const invalidatesTags = ['Documents'] as const

const assetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEndpoints: build.query<ResponseOf<typeof listEndpoints>, ArgumentOf<typeof listEndpoints>>({
      query: call(listEndpoints),
      providesTags: ['Documents'],
    }),
    listAssets: build.query<ResponseOf<typeof listAssets>, ArgumentOf<typeof listAssets>>({
      query: call(listAssets),
      providesTags: ['Documents'],
    }),
    findAssetUses: build.query<ResponseOf<typeof findAssetUses>, ArgumentOf<typeof findAssetUses>>({
      query: call(findAssetUses),
      providesTags: ['Announcements'],
    }),
    deleteAsset: build.mutation<ResponseOf<typeof deleteAsset>, ArgumentOf<typeof deleteAsset>>({
      query: call(deleteAsset),
      invalidatesTags,
    }),
    restoreAsset: build.mutation<ResponseOf<typeof restoreAsset>, ArgumentOf<typeof restoreAsset>>({
      query: call(restoreAsset),
      invalidatesTags,
    }),
    createAssetFolder: build.mutation<ResponseOf<typeof createAssetFolder>, ArgumentOf<typeof createAssetFolder>>({
      query: call(createAssetFolder),
      invalidatesTags,
    }),
    renameAssetFolder: build.mutation<ResponseOf<typeof renameAssetFolder>, ArgumentOf<typeof renameAssetFolder>>({
      query: call(renameAssetFolder),
      invalidatesTags,
    }),
    deleteAssetFolder: build.mutation<ResponseOf<typeof deleteAssetFolder>, ArgumentOf<typeof deleteAssetFolder>>({
      query: call(deleteAssetFolder),
      invalidatesTags,
    }),
    updateAssetDetails: build.mutation<ResponseOf<typeof updateAssetDetails>, ArgumentOf<typeof updateAssetDetails>>({
      query: call(updateAssetDetails, { shownByForm: 'conflict' }),
      invalidatesTags,
    }),
  }),
})

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
} = assetsApi
