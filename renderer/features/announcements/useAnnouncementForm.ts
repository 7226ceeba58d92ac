/** The form of an announcement: its input, what is checked before it is sent, and saving it. */
import { createAnnouncement } from '#shared/contract/content/announcements'
import { findConflictingFields } from '#shared/customers/announcementConflicts'
import * as announcementTexts from '#shared/texts/content/announcements'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { parseProviderTime } from '../../ui/format/providerClock'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useNotify } from '../../ui/notices/useNotify'
import { toAnnouncementInput } from './announcementDraft'
import type { EditTarget, useAnnouncementDraft } from './useAnnouncementDraft'
import { useSaveAnnouncement } from './useSaveAnnouncement'

interface AnnouncementFormOptions {
  editTarget: EditTarget
  draft: ReturnType<typeof useAnnouncementDraft>
  /** No customer is in the audience. */
  isAudienceEmpty: boolean
  onSaved: () => void
}

export function useAnnouncementForm({ editTarget, draft, isAudienceEmpty, onSaved }: AnnouncementFormOptions) {
  const { timeZone } = useRuntimeConfig()
  const { snackbar } = useNotify()
  const save = useSaveAnnouncement(editTarget)
  return useCallForm(createAnnouncement, {
    draft: { values: { ...draft.values, draft: false }, save: draft.keep },
    input: ({ draft: isDraft, ...typed }) => ({ body: toAnnouncementInput(typed, { draft: isDraft, timeZone }) }),
    names: { starts_at: 'starts', ends_at: 'ends' },
    check: (typed) => ({
      ...findConflictingFields(toAnnouncementInput(typed, { draft: typed.draft, timeZone })),
      starts: parseProviderTime(typed.starts, timeZone) === null ? announcementTexts.startMissing : null,
      audience: !typed.draft && isAudienceEmpty ? announcementTexts.emptyAudience : null,
    }),
    send: ({ body }) => save(body, draft.base.version),
    onSent: () => {
      draft.discard()
      snackbar(editTarget.kind === 'existing' ? announcementTexts.updated : announcementTexts.added)
      onSaved()
    },
  })
}
