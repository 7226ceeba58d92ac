import { remoteHelp } from '#shared/contract/remoteHelp'
import { hooksOf } from './client'

export const { useGetHelpCodeQuery, useMakeHelpCodeMutation, useEndHelpCodeMutation, useRedeemHelpCodeMutation } =
  hooksOf(remoteHelp)
