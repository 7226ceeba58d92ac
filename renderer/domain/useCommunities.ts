/** Returns all communities, which several screens offer as choices. The list is empty until they have loaded. */
import type { Community } from '#shared/contract/customers/communities'
import { maxCommunities } from '#shared/http/limits'
import { useListCommunitiesQuery } from '../api/customers/communities'

const none: Community[] = []

export function useCommunities(): Community[] {
  const { data } = useListCommunitiesQuery({ query: { page_number: 1, page_size: maxCommunities } })
  return data?.communities ?? none
}

/** Returns communities as options by name. The value is the id. */
export const communityOptions = (communities: readonly Community[]): { value: string; label: string }[] =>
  communities
    .map(({ community_id, name }) => ({ value: community_id, label: name }))
    .toSorted((left, right) => left.label.localeCompare(right.label))
