import type { AnnouncementInput, ManagedAnnouncement } from '#shared/contract/content/announcements'
import { useCreateAnnouncementMutation, useUpdateAnnouncementMutation } from '../../api/content/announcements'
import { useRequestKey } from '../../ui/forms/useRequestKey'
import type { EditTarget } from './useAnnouncementDraft'

/** An update sends the version that was loaded last. A new announcement is created once, even if it is sent again. */
export function useSaveAnnouncement(editTarget: EditTarget) {
  const [create] = useCreateAnnouncementMutation()
  const [update] = useUpdateAnnouncementMutation()
  const { keyFor } = useRequestKey()
  return async (
    input: AnnouncementInput,
    version: number,
  ): Promise<{ data?: ManagedAnnouncement; error?: unknown }> => {
    if (editTarget.kind === 'existing') {
      const { announcement_id } = editTarget.announcement
      return update({ params: { announcement_id }, body: { ...input, version } })
    }
    return create({ body: input, idempotencyKey: keyFor(input) })
  }
}
