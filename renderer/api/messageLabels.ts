import {
  createMessageLabel,
  labelMessage,
  listMessageLabels,
  removeMessageLabel,
  renameMessageLabel,
} from '#shared/contract/messageLabels'
import type { ResponseOf } from '#shared/endpoint'
import { type ArgumentOf, api, call } from './client'
import { refreshAfter } from './queue'

const messageLabelsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessageLabels: build.query<ResponseOf<typeof listMessageLabels>, void>({
      query: call(listMessageLabels),
      providesTags: ['MessageLabels'],
    }),
    createMessageLabel: build.mutation<ResponseOf<typeof createMessageLabel>, ArgumentOf<typeof createMessageLabel>>({
      query: call(createMessageLabel),
      invalidatesTags: ['MessageLabels'],
    }),
    renameMessageLabel: build.mutation<ResponseOf<typeof renameMessageLabel>, ArgumentOf<typeof renameMessageLabel>>({
      query: call(renameMessageLabel),
      onQueryStarted: (_argument, pendingWrite): Promise<void> => refreshAfter(pendingWrite, 'all'),
      // Refreshes after a rejection too, because another agent has renamed the label.
      invalidatesTags: ['MessageLabels', 'QueuedMessage'],
    }),
    removeMessageLabel: build.mutation<ResponseOf<typeof removeMessageLabel>, ArgumentOf<typeof removeMessageLabel>>({
      query: call(removeMessageLabel),
      onQueryStarted: (_argument, pendingWrite): Promise<void> => refreshAfter(pendingWrite, 'all'),
      invalidatesTags: ['MessageLabels', 'QueuedMessage'],
    }),
    labelMessage: build.mutation<ResponseOf<typeof labelMessage>, ArgumentOf<typeof labelMessage>>({
      query: call(labelMessage),
      onQueryStarted: ({ body }, pendingWrite): Promise<void> => refreshAfter(pendingWrite, [body.case_id]),
      // Refreshes after a rejection too, because the label may have been deleted.
      invalidatesTags: ['QueuedMessage', 'MessageLabels'],
    }),
  }),
})

export const {
  useListMessageLabelsQuery,
  useCreateMessageLabelMutation,
  useRenameMessageLabelMutation,
  useRemoveMessageLabelMutation,
  useLabelMessageMutation,
} = messageLabelsApi
