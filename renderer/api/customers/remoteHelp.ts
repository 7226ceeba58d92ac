import { remoteHelp } from '#shared/contract/customers/remoteHelp'
import { hooksOf } from '../client'

export const { useGetHelpCodeQuery, useMakeHelpCodeMutation, useEndHelpCodeMutation, useRedeemHelpCodeMutation } =
  hooksOf(remoteHelp)
