import { communities } from '#shared/contract/customers/communities'
import { hooksOf } from '../client'

export const { useListCommunitiesQuery } = hooksOf(communities)
