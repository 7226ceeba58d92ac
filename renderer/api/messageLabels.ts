import {
  createMessageLabel,
  labelMessage,
  listMessageLabels,
  removeMessageLabel,
  renameMessageLabel,
} from '#shared/contract/messageLabels'
import type { ResponseOf } from '#shared/endpoint'
import { api, call, type ArgumentOf } from './client'
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
      onQueryStarted: (_argument, writing): Promise<void> => refreshAfter(writing, 'all'),
      // Also when it was refused: somebody else has renamed it.
      invalidatesTags: ['MessageLabels', 'QueuedMessage'],
    }),
    removeMessageLabel: build.mutation<ResponseOf<typeof removeMessageLabel>, ArgumentOf<typeof removeMessageLabel>>({
      query: call(removeMessageLabel),
      onQueryStarted: (_argument, writing): Promise<void> => refreshAfter(writing, 'all'),
      invalidatesTags: ['MessageLabels', 'QueuedMessage'],
    }),
    labelMessage: build.mutation<ResponseOf<typeof labelMessage>, ArgumentOf<typeof labelMessage>>({
      query: call(labelMessage),
      onQueryStarted: ({ body }, writing): Promise<void> => refreshAfter(writing, [body.case_id]),
      // Also when it was refused: the label may be gone.
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
