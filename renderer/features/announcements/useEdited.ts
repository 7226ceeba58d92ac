/** What is typed about an announcement, and about which state of it: both stay in the tab, also when the editor is closed. */
import { useState } from 'react'
import type { ManagedAnnouncement } from '#shared/contract/announcements'
import { useDraft } from '../../session/useDraft'
import { withNewer } from '../../ui/forms/newer'
import { draftOf, newDraft, type AnnouncementDraft } from './announcementDraft'

export type Edited = { kind: 'new' } | { kind: 'existing' | 'copy'; announcement: ManagedAnnouncement }

/** What is typed on a copy is about the version that was copied: nobody changes it meanwhile. */
function draftName(edited: Edited): string {
  switch (edited.kind) {
    case 'new':
      return 'announcement'
    case 'copy':
      return `announcement:copy:${edited.announcement.announcement_id}:${edited.announcement.version}`
    case 'existing':
      return `announcement:existing:${edited.announcement.announcement_id}`
  }
}

export function useEdited(edited: Edited, timeZone: string) {
  const [initial] = useState(() =>
    edited.kind === 'new' ? newDraft(new Date(), timeZone) : draftOf(edited.announcement, timeZone),
  )
  const draft = useDraft(draftName(edited), initial)
  const read = useDraft(`${draftName(edited)}:read`, {
    ...initial,
    version: edited.kind === 'new' ? 0 : edited.announcement.version,
  })
  return {
    values: draft.values,
    read: read.values,
    keep: (changes: Partial<AnnouncementDraft>) => {
      draft.keep(changes)
      // What it was typed on is kept with it, for when the editor is opened again.
      read.keep({})
    },
    takeNewer: (now: ManagedAnnouncement) => {
      draft.keep(withNewer(draft.latest(), read.latest(), draftOf(now, timeZone)))
      read.keep({ ...draftOf(now, timeZone), version: now.version })
    },
    discard: () => {
      draft.discard()
      read.discard()
    },
  }
}
