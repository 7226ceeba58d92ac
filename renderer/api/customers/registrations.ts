import { accountCreation } from '#shared/contract/customers/accountCreation'
import { getRegistrationCount } from '#shared/contract/customers/legacy'
import { registrations } from '#shared/contract/customers/registrations'
import { hooksOf } from '../client'

export const {
  useGetRegistrationCountQuery,
  useListRegistrationsQuery,
  useInviteToRegisterMutation,
  useCheckParentsMutation,
  useCreatePortalAccountMutation,
} = hooksOf({ ...registrations, ...accountCreation, getRegistrationCount })
