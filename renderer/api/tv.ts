import { tv } from '#shared/contract/tv'
import { hooksOf } from './client'

export const { useGetTvQuery, useUpdatePinMutation, useListChannelsQuery } = hooksOf(tv)
