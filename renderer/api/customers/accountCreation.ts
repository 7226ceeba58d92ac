import { accountCreation } from '#shared/contract/customers/accountCreation'
import { hooksOf } from '../client'

export const { useCheckParentsMutation, useCreatePortalAccountMutation } = hooksOf(accountCreation)
