import { registrations } from '#shared/contract/customers/registrations'
import { hooksOf } from '../client'

export const { useGetRegistrationCountQuery, useListRegistrationsQuery, useInviteToRegisterMutation } =
  hooksOf(registrations)
