import { teams } from '#shared/contract/cases/teams'
import { hooksOf } from '../client'
import { refreshAfter } from './queue'

export const {
  useListTeamsQuery,
  useCreateTeamMutation,
  useUpdateTeamMutation,
  useRemoveTeamMutation,
  useSetMemberAvailabilityMutation,
  useSetOwnAvailabilityMutation,
} = hooksOf(teams, {
  updateTeam: { onQueryStarted: (_argument, pendingWrite): Promise<void> => refreshAfter(pendingWrite, 'all') },
  removeTeam: { onQueryStarted: (_argument, pendingWrite): Promise<void> => refreshAfter(pendingWrite, 'all') },
})
