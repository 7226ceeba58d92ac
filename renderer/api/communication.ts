import {
  addCommunicationContact,
  type CommunicationPreferences,
  confirmContactCode,
  getCommunicationAddress,
  getCommunicationContacts,
  getCommunicationPreferences,
  sendContactCode,
  sendEmail,
  updateCommunicationAddress,
  updateCommunicationContact,
  updateCommunicationPreferences,
} from '#shared/contract/communication'
import type { InputOf, ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'

type PreferenceChanges = InputOf<typeof updateCommunicationPreferences>['body']

/** Applies a change to the displayed preferences. */
function applyChanges(preferences: CommunicationPreferences, changes: PreferenceChanges): void {
  const { contact_id, category, channels, paperless, quiet_from, quiet_until, days_before_due, usage_threshold } =
    changes
  if (paperless !== undefined) preferences.paperless = paperless
  const contact = preferences.contacts.find((candidate) => candidate.contact_id === contact_id)
  if (!contact) return
  const row = contact.channels.find((candidate) => candidate.category === category)
  if (row && channels) row.channels = channels
  if (quiet_from !== undefined) contact.quiet_from = quiet_from
  if (quiet_until !== undefined) contact.quiet_until = quiet_until
  if (days_before_due !== undefined) contact.days_before_due = days_before_due
  if (usage_threshold !== undefined) contact.usage_threshold = usage_threshold
}

const writeKeyOf = ({ billing_group_id, contact_id, category }: PreferenceChanges): string =>
  JSON.stringify(['communication', billing_group_id, contact_id, category])

const communicationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCommunicationContacts: build.query<
      ResponseOf<typeof getCommunicationContacts>,
      ArgumentOf<typeof getCommunicationContacts>
    >({ query: call(getCommunicationContacts), providesTags: ['Communication', 'People'] }),
    addCommunicationContact: build.mutation<
      ResponseOf<typeof addCommunicationContact>,
      ArgumentOf<typeof addCommunicationContact>
    >({
      query: call(addCommunicationContact),
      invalidatesTags: (_result, error) => (error ? [] : ['People', 'Communication']),
    }),
    updateCommunicationContact: build.mutation<
      ResponseOf<typeof updateCommunicationContact>,
      ArgumentOf<typeof updateCommunicationContact>
    >({
      query: call(updateCommunicationContact),
      invalidatesTags: (_result, error) => (error ? [] : ['People', 'Communication', 'Profile', 'Person']),
    }),
    sendContactCode: build.mutation<ResponseOf<typeof sendContactCode>, ArgumentOf<typeof sendContactCode>>({
      query: call(sendContactCode),
    }),
    confirmContactCode: build.mutation<ResponseOf<typeof confirmContactCode>, ArgumentOf<typeof confirmContactCode>>({
      query: call(confirmContactCode),
      invalidatesTags: (_result, error) => (error ? [] : ['People', 'Communication', 'Profile']),
    }),
    getCommunicationPreferences: build.query<
      ResponseOf<typeof getCommunicationPreferences>,
      ArgumentOf<typeof getCommunicationPreferences>
    >({ query: call(getCommunicationPreferences), providesTags: ['Communication'] }),
    updateCommunicationPreferences: build.mutation<
      ResponseOf<typeof updateCommunicationPreferences>,
      ArgumentOf<typeof updateCommunicationPreferences>
    >({
      query: (input) => ({ ...call(updateCommunicationPreferences)(input), writeKey: writeKeyOf(input.body) }),
      // The change shows at once and is reverted on a rejection. Other pending rows are not affected.
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
        const { billing_group_id } = body
        const patch = dispatch(
          communicationApi.util.updateQueryData(
            'getCommunicationPreferences',
            { query: { billing_group_id } },
            (data) => applyChanges(data, body),
          ),
        )
        await queryFulfilled.catch(() => patch.undo())
      },
      invalidatesTags: (_result, error, { body }) => {
        if (error) return ['Communication']
        return body.paperless === undefined ? [] : ['ServiceAccounts', 'Accounts']
      },
    }),
    getCommunicationAddress: build.query<
      ResponseOf<typeof getCommunicationAddress>,
      ArgumentOf<typeof getCommunicationAddress>
    >({ query: call(getCommunicationAddress), providesTags: ['MailingAddress'] }),
    updateCommunicationAddress: build.mutation<
      ResponseOf<typeof updateCommunicationAddress>,
      ArgumentOf<typeof updateCommunicationAddress>
    >({
      query: call(updateCommunicationAddress),
      onQueryStarted: async ({ query }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
        if (data) dispatch(communicationApi.util.updateQueryData('getCommunicationAddress', { query }, () => data))
      },
      invalidatesTags: (_result, error) => (error ? [] : ['MailingAddress']),
    }),
    sendEmail: build.mutation<ResponseOf<typeof sendEmail>, ArgumentOf<typeof sendEmail>>({ query: call(sendEmail) }),
  }),
})

export const {
  useGetCommunicationContactsQuery,
  useAddCommunicationContactMutation,
  useUpdateCommunicationContactMutation,
  useSendContactCodeMutation,
  useConfirmContactCodeMutation,
  useGetCommunicationPreferencesQuery,
  useUpdateCommunicationPreferencesMutation,
  useGetCommunicationAddressQuery,
  useUpdateCommunicationAddressMutation,
  useSendEmailMutation,
} = communicationApi
