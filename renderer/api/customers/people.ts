import { people } from '#shared/contract/customers/people'
import { hooksOf, onSuccess } from '../client'

export const {
  useListPeopleQuery,
  useInvitePersonMutation,
  useResendInvitationMutation,
  useCancelInvitationMutation,
  useUpdatePersonLevelMutation,
  useRemovePersonMutation,
} = hooksOf(people, {
  invitePerson: { invalidatesTags: onSuccess(people.invitePerson) },
  resendInvitation: { invalidatesTags: onSuccess(people.resendInvitation) },
  cancelInvitation: { invalidatesTags: onSuccess(people.cancelInvitation) },
  updatePersonLevel: { invalidatesTags: onSuccess(people.updatePersonLevel) },
  removePerson: { invalidatesTags: onSuccess(people.removePerson) },
})
