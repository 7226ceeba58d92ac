import { documents } from '#shared/contract/documents'
import { hooksOf } from './client'

export const { useListDocumentFoldersQuery, useListDocumentsQuery } = hooksOf(documents)
