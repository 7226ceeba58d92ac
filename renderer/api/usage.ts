import { usage } from '#shared/contract/usage'
import { hooksOf } from './client'

export const { useListUsageQuery, useListDataUsageQuery } = hooksOf(usage)
