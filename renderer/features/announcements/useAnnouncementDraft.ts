/** Stores an announcement's draft and the version it is based on in the tab, even after the editor closes. */
import { useState } from 'react'
import type { ManagedAnnouncement } from '#shared/contract/content/announcements'
import { useDraft } from '../../domain/drafts/useDraft'
import { mergeUntouched } from '../../ui/forms/drafts/mergeConflict'
import { type AnnouncementDraft, draftOf, newDraft } from './announcementDraft'

export type EditTarget = { kind: 'new' } | { kind: 'existing' | 'copy'; announcement: ManagedAnnouncement }

/** A draft of a copy belongs to the version that was copied, which no one changes. */
function draftName(editTarget: EditTarget): string {
  switch (editTarget.kind) {
    case 'new':
      return 'announcement'
    case 'copy':
      return `announcement:copy:${editTarget.announcement.announcement_id}:${editTarget.announcement.version}`
    case 'existing':
      return `announcement:existing:${editTarget.announcement.announcement_id}`
  }
}

export function useAnnouncementDraft(editTarget: EditTarget, timeZone: string) {
  const [initial] = useState(() =>
    editTarget.kind === 'new' ? newDraft(new Date(), timeZone) : draftOf(editTarget.announcement, timeZone),
  )
  const draft = useDraft(draftName(editTarget), initial)
  const base = useDraft(`${draftName(editTarget)}:read`, {
    ...initial,
    version: editTarget.kind === 'new' ? 0 : editTarget.announcement.version,
  })
  return {
    values: draft.values,
    base: base.values,
    keep: (changes: Partial<AnnouncementDraft>) => {
      draft.save(changes)
      // The base version is stored with the draft for when the editor opens again.
      base.save({})
    },
    acceptLatest: (latest: ManagedAnnouncement) => {
      draft.save(mergeUntouched(draft.latest(), base.latest(), draftOf(latest, timeZone)))
      base.save({ ...draftOf(latest, timeZone), version: latest.version })
    },
    discard: () => {
      draft.discard()
      base.discard()
    },
  }
}
