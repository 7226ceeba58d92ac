import { usage } from '#shared/contract/services/usage'
import { hooksOf } from '../client'

export const { useListUsageQuery, useListDataUsageQuery, useListDailyUsageQuery } = hooksOf(usage)
