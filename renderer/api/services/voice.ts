import { voice } from '#shared/contract/services/voice'
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
} = hooksOf(voice)
