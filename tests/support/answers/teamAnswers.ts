/** Teams of the message queue as the server returns them, for screen tests. */
import type { Team } from '#shared/contract/cases/teams'

export const percy = { user_id: '22222222-2222-4222-8222-222222222222', name: 'Percy Lambourne' }

export const aTeam = (changes: Partial<Team> = {}): Team => ({
  team_id: '33333333-3333-4333-8333-333333333333',
  name: 'Residential',
  customer_kinds: ['residential'],
  community_ids: [],
  assignment: 'round_robin',
  position: 1,
  is_active: true,
  members: [{ ...percy, is_available: true }],
  version: 4,
  ...changes,
})
