import { accessChanges } from '#shared/contract/access/accessChanges'
import { hooksOf } from '../client'

export const { useListAccessChangesQuery, useDecideAccessChangeMutation } = hooksOf(accessChanges)
