import {
  blockNumber,
  deleteVoicemail,
  listCalls,
  listLines,
  listVoicemails,
  markVoicemail,
  resetGreeting,
  unblockNumber,
  updateEmergencyAddress,
  updateForwarding,
  updateLine,
  updateRinging,
} from '#shared/contract/voice'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

const voiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    listLines: build.query<ResponseOf<typeof listLines>, ArgumentOf<typeof listLines>>({
      query: call(listLines),
      providesTags: ['VoiceLines'],
    }),
    updateLine: build.mutation<ResponseOf<typeof updateLine>, ArgumentOf<typeof updateLine>>({
      query: call(updateLine),
      invalidatesTags: ['VoiceLines'],
    }),
    updateForwarding: build.mutation<ResponseOf<typeof updateForwarding>, ArgumentOf<typeof updateForwarding>>({
      query: call(updateForwarding),
      invalidatesTags: ['VoiceLines'],
    }),
    updateRinging: build.mutation<ResponseOf<typeof updateRinging>, ArgumentOf<typeof updateRinging>>({
      query: call(updateRinging),
      invalidatesTags: ['VoiceLines'],
    }),
    resetGreeting: build.mutation<ResponseOf<typeof resetGreeting>, ArgumentOf<typeof resetGreeting>>({
      query: call(resetGreeting),
      invalidatesTags: ['VoiceLines'],
    }),
    blockNumber: build.mutation<ResponseOf<typeof blockNumber>, ArgumentOf<typeof blockNumber>>({
      query: call(blockNumber),
      invalidatesTags: ['VoiceLines'],
    }),
    unblockNumber: build.mutation<ResponseOf<typeof unblockNumber>, ArgumentOf<typeof unblockNumber>>({
      query: call(unblockNumber),
      invalidatesTags: ['VoiceLines'],
    }),
    updateEmergencyAddress: build.mutation<
      ResponseOf<typeof updateEmergencyAddress>,
      ArgumentOf<typeof updateEmergencyAddress>
    >({
      query: call(updateEmergencyAddress),
      invalidatesTags: ['VoiceLines'],
    }),
    listVoicemails: build.query<ResponseOf<typeof listVoicemails>, ArgumentOf<typeof listVoicemails>>({
      query: call(listVoicemails),
      providesTags: ['Voicemails'],
    }),
    markVoicemail: build.mutation<ResponseOf<typeof markVoicemail>, ArgumentOf<typeof markVoicemail>>({
      query: call(markVoicemail),
      // A line shows its number of unheard voicemails.
      invalidatesTags: ['Voicemails', 'VoiceLines'],
    }),
    deleteVoicemail: build.mutation<ResponseOf<typeof deleteVoicemail>, ArgumentOf<typeof deleteVoicemail>>({
      query: call(deleteVoicemail),
      invalidatesTags: ['Voicemails', 'VoiceLines'],
    }),
    listCalls: build.query<ResponseOf<typeof listCalls>, ArgumentOf<typeof listCalls>>({
      query: call(listCalls),
      providesTags: ['VoiceCalls'],
    }),
  }),
})

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
} = voiceApi
