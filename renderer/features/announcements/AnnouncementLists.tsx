import { useState } from 'react'
import type { ManagedAnnouncement } from '#shared/contract/content/announcements'
import { joinSentences } from '#shared/format/joinWords'
import * as announcementTexts from '#shared/texts/content/announcements'
import { useUpdateAnnouncementPriorityMutation } from '../../api/content/announcements'
import { FormFailure } from '../../ui/forms/FormFailure'
import { OrderedList } from '../../ui/lists/OrderedList'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryState'
import { AnnouncementRow } from './AnnouncementRow'
import type { EditTarget } from './useAnnouncementDraft'

interface ListProps {
  announcements: ManagedAnnouncement[]
  mayWrite: boolean
  onEdit: (editTarget: EditTarget) => void
}

interface AnnouncementListProps extends ListProps {
  label: string
  onMove?: (ids: string[]) => void
}

export const AnnouncementList = ({ label, announcements, onMove, ...row }: AnnouncementListProps) => (
  <OrderedList
    label={label}
    items={announcements}
    itemOf={({ announcement_id: id, title }) => ({ id, title })}
    onMove={(row.mayWrite && onMove) || null}
  >
    {(announcement) => <AnnouncementRow announcement={announcement} {...row} />}
  </OrderedList>
)

/** Lists the announcements in the order in which people see them, which staff can change. */
export function PriorityList(props: ListProps) {
  const { snackbar } = useNotify()
  const [update] = useUpdateAnnouncementPriorityMutation()
  const [failure, setFailure] = useState<string | null>(null)

  async function save(ids: string[]): Promise<void> {
    setFailure(null)
    const announcements = ids.map((announcement_id, index) => ({ announcement_id, priority: index + 1 }))
    const previous_order = props.announcements.map(({ announcement_id }) => announcement_id)
    const { error } = await update({ body: { announcements, previous_order } })
    if (error) setFailure(joinSentences(announcementTexts.orderFailed, problemOfQuery(error).message))
    else snackbar(announcementTexts.orderUpdated)
  }

  return (
    <>
      <FormFailure>{failure}</FormFailure>
      <AnnouncementList {...props} label={announcementTexts.listCaption} onMove={(ids) => void save(ids)} />
    </>
  )
}
