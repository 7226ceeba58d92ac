import { documents } from '#shared/contract/content/documents'
import { hooksOf } from '../client'

export const { useListDocumentFoldersQuery, useListDocumentsQuery } = hooksOf(documents)
