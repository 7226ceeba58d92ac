import { communities } from '#shared/contract/communities'
import { hooksOf } from './client'

export const { useListCommunitiesQuery } = hooksOf(communities)
