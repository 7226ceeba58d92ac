/** Lists the announcements in the order in which people see them. They are moved by dragging or with buttons. */
import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ManagedAnnouncement } from '#shared/contract/announcements'
import * as announcementTexts from '#shared/texts/announcements'
import { useUpdateAnnouncementPriorityMutation } from '../../api/announcements'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryState'
import { AnnouncementRow } from './AnnouncementRow'
import styles from './announcements.module.css'
import { moveItem } from './moveItem'
import type { EditTarget } from './useAnnouncementDraft'

interface OrderedListProps {
  announcements: ManagedAnnouncement[]
  mayWrite: boolean
  onEdit: (editTarget: EditTarget) => void
}

export function OrderedList({ announcements, mayWrite, onEdit }: OrderedListProps) {
  const { statusMessage, failure, move } = useReordering(announcements)
  const [dragged, setDragged] = useState<string | null>(null)
  const [dropTarget, setDropTarget] = useState<string | null>(null)
  const ids = announcements.map(({ announcement_id: id }) => id)
  const endDrag = () => {
    setDragged(null)
    setDropTarget(null)
  }
  return (
    <>
      <output className="visually-hidden">{statusMessage}</output>
      <FormFailure>{failure}</FormFailure>
      <ol className={styles.list} aria-label={announcementTexts.announcementsInOrderOfPriority}>
        {announcements.map((announcement, index) => {
          const { announcement_id: id, title } = announcement
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging only adds to what the buttons in it do.
            <li
              key={id}
              className={styles.item}
              data-over={(dropTarget === id && dragged !== id) || undefined}
              data-dragged={dragged === id || undefined}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                setDropTarget(id)
              }}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== null && dragged !== id) move(ids.indexOf(dragged), index)
                endDrag()
              }}
            >
              {mayWrite && (
                <div className={styles.moving}>
                  <span
                    className={styles.handle}
                    draggable
                    title={announcementTexts.dragToMove}
                    aria-hidden
                    onDragStart={(event) => {
                      event.dataTransfer.effectAllowed = 'move'
                      event.dataTransfer.setData('text/plain', title)
                      setDragged(id)
                    }}
                    onDragEnd={endDrag}
                  >
                    <HolderOutlined />
                  </span>
                  <Button
                    id={`up-${id}`}
                    size="small"
                    type="text"
                    icon={<ArrowUpOutlined />}
                    aria-label={`Move ${title} up`}
                    aria-disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <Button
                    id={`down-${id}`}
                    size="small"
                    type="text"
                    icon={<ArrowDownOutlined />}
                    aria-label={`Move ${title} down`}
                    aria-disabled={index === announcements.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                </div>
              )}
              <AnnouncementRow announcement={announcement} mayWrite={mayWrite} onEdit={onEdit} />
            </li>
          )
        })}
      </ol>
    </>
  )
}

function useReordering(announcements: ManagedAnnouncement[]) {
  const { snackbar } = useNotify()
  const [update] = useUpdateAnnouncementPriorityMutation()
  const [statusMessage, setStatusMessage] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const focusedId = useRef<string | null>(null)

  // A row loses the focus when it moves within the page.
  useEffect(() => {
    if (focusedId.current !== null) document.getElementById(focusedId.current)?.focus()
    focusedId.current = null
  }, [announcements])

  function move(from: number, to: number): void {
    const announcement = announcements[from]
    if (!announcement || to < 0 || to >= announcements.length) return
    const ids = announcements.map(({ announcement_id: id }) => id)
    const next = moveItem(ids, from, to)
    focusedId.current = document.activeElement?.id || null
    setFailure(null)
    setStatusMessage(announcementTexts.placeOf(announcement.title, to + 1, ids.length))
    void send(next, ids)
  }

  async function send(next: string[], previous_order: string[]): Promise<void> {
    const order = next.map((announcement_id, index) => ({ announcement_id, priority: index + 1 }))
    const { error } = await update({ body: { announcements: order, previous_order } })
    if (!error) return snackbar(announcementTexts.orderUpdated)
    setFailure(`${announcementTexts.orderFailed} ${problemOfQuery(error).message}`)
    setStatusMessage(announcementTexts.theOrderHasntChanged)
  }

  return { statusMessage, failure, move }
}
