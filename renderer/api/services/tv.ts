import { tv } from '#shared/contract/services/tv'
import { hooksOf } from '../client'

export const { useGetTvQuery, useUpdatePinMutation, useListChannelsQuery } = hooksOf(tv)
