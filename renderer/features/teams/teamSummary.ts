/** Summarizes which messages a team receives. */

import type { Team } from '#shared/contract/cases/teams'
import { customerKinds } from '#shared/customers/customers'
import * as teamTexts from '#shared/texts/cases/teams'

export const kindsText = ({ customer_kinds }: Pick<Team, 'customer_kinds'>): string =>
  customer_kinds.length === 0
    ? teamTexts.allCustomers
    : customerKinds
        .filter((kind) => customer_kinds.includes(kind))
        .map((kind) => teamTexts.kindLabels[kind])
        .join(', ')

export const communitiesText = (
  { community_ids }: Pick<Team, 'community_ids'>,
  nameOf: (communityId: string) => string,
): string => (community_ids.length === 0 ? teamTexts.allCommunities : community_ids.map(nameOf).join(', '))
