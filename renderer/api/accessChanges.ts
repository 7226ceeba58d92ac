import { accessChanges } from '#shared/contract/accessChanges'
import { hooksOf } from './client'

export const { useListAccessChangesQuery, useDecideAccessChangeMutation } = hooksOf(accessChanges)
