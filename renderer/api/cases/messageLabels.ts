import { messageLabels } from '#shared/contract/cases/messageLabels'
import { hooksOf } from '../client'
import { refreshAfter } from './queue'

export const {
  useListMessageLabelsQuery,
  useCreateMessageLabelMutation,
  useRenameMessageLabelMutation,
  useRemoveMessageLabelMutation,
  useLabelMessageMutation,
} = hooksOf(messageLabels, {
  renameMessageLabel: { onQueryStarted: (_argument, pendingWrite): Promise<void> => refreshAfter(pendingWrite, 'all') },
  removeMessageLabel: { onQueryStarted: (_argument, pendingWrite): Promise<void> => refreshAfter(pendingWrite, 'all') },
  labelMessage: {
    onQueryStarted: ({ body }, pendingWrite): Promise<void> => refreshAfter(pendingWrite, [body.case_id]),
  },
})
