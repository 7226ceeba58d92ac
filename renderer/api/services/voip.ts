import { voip } from '#shared/contract/services/voip'
import { hooksOf } from '../client'

export const {
  useListLinesQuery,
  useUpdateLineMutation,
  useUpdateForwardingMutation,
  useUpdateRingingMutation,
  useBlockNumberMutation,
  useUnblockNumberMutation,
  useUpdateEmergencyAddressMutation,
  useResetGreetingMutation,
  useListVoicemailsQuery,
  useMarkVoicemailMutation,
  useDeleteVoicemailMutation,
  useListCallsQuery,
} = hooksOf(voip)
