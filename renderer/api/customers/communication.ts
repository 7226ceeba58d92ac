import { type CommunicationPreferences, communication } from '#shared/contract/customers/communication'
import type { InputOf } from '#shared/http/endpoint'
import { call, hooksOf, onSuccess } from '../client'

type PreferenceChanges = InputOf<typeof communication.updateCommunicationPreferences>['body']

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

const communicationApi = hooksOf(communication, {
  addCommunicationContact: { invalidatesTags: onSuccess(communication.addCommunicationContact) },
  updateCommunicationContact: { invalidatesTags: onSuccess(communication.updateCommunicationContact) },
  confirmContactCode: { invalidatesTags: onSuccess(communication.confirmContactCode) },
  updateCommunicationPreferences: {
    query: (input) => ({
      ...call(communication.updateCommunicationPreferences)(input),
      writeKey: writeKeyOf(input.body),
    }),
    // The change shows immediately and is reverted on a rejection. Other pending rows are not affected.
    onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
      const { billing_group_id } = body
      const patch = dispatch(
        communicationApi.util.updateQueryData('getCommunicationPreferences', { query: { billing_group_id } }, (data) =>
          applyChanges(data, body),
        ),
      )
      await queryFulfilled.catch(() => patch.undo())
    },
    invalidatesTags: (_result, error, { body }) => {
      if (error) return ['Communication']
      return body.paperless === undefined ? [] : ['ServiceAccounts', 'Accounts']
    },
  },
  updateCommunicationAddress: {
    onQueryStarted: async ({ query }, { dispatch, queryFulfilled }) => {
      const { data } = await queryFulfilled.catch(() => ({ data: undefined }))
      if (data) dispatch(communicationApi.util.updateQueryData('getCommunicationAddress', { query }, () => data))
    },
    invalidatesTags: onSuccess(communication.updateCommunicationAddress),
  },
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
  useListSentMessagesQuery,
} = communicationApi
