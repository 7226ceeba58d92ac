import { listDocumentFolders, listDocuments } from '#shared/contract/documents'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDocumentFolders: build.query<ResponseOf<typeof listDocumentFolders>, ArgumentOf<typeof listDocumentFolders>>({
      query: call(listDocumentFolders),
      providesTags: ['Documents'],
    }),
    listDocuments: build.query<ResponseOf<typeof listDocuments>, ArgumentOf<typeof listDocuments>>({
      query: call(listDocuments),
      providesTags: ['Documents'],
    }),
  }),
})

export const { useListDocumentFoldersQuery, useListDocumentsQuery } = documentsApi
