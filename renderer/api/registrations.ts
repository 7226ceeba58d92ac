import { accountCreation } from '#shared/contract/accountCreation'
import { getRegistrationCount } from '#shared/contract/legacy'
import { registrations } from '#shared/contract/registrations'
import { hooksOf } from './client'

export const {
  useGetRegistrationCountQuery,
  useListRegistrationsQuery,
  useInviteToRegisterMutation,
  useCheckParentsMutation,
  useCreatePortalAccountMutation,
} = hooksOf({ ...registrations, ...accountCreation, getRegistrationCount })
