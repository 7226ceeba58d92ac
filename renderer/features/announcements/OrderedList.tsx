/** The announcements in the order in which people see them: moved by dragging, or up and down by buttons. */
import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import type { ManagedAnnouncement } from '#shared/contract/announcements'
import { useUpdateAnnouncementPriorityMutation } from '../../api/announcements'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { problemOfQuery } from '../../ui/states/queryFace'
import { AnnouncementRow } from './AnnouncementRow'
import type { Edited } from './useEdited'
import styles from './announcements.module.css'
import { moved } from './moved'
import * as announcementTexts from '#shared/texts/announcements'

interface OrderedListProps {
  announcements: ManagedAnnouncement[]
  mayWrite: boolean
  onEdit: (edited: Edited) => void
}

export function OrderedList({ announcements, mayWrite, onEdit }: OrderedListProps) {
  const { said, failure, move } = useMoving(announcements)
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const ids = announcements.map(({ announcement_id: id }) => id)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return (
    <>
      <output className="visually-hidden">{said}</output>
      <FormFailure>{failure}</FormFailure>
      <ol className={styles.list} aria-label={announcementTexts.announcementsInOrderOfPriority}>
        {announcements.map((announcement, index) => {
          const { announcement_id: id, title } = announcement
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging only adds to what the buttons in it do.
            <li
              key={id}
              className={styles.item}
              data-over={(over === id && dragged !== id) || undefined}
              data-dragged={dragged === id || undefined}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                setOver(id)
              }}
              onDrop={(event) => {
                event.preventDefault()
                if (dragged !== null && dragged !== id) move(ids.indexOf(dragged), index)
                end()
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
                    onDragEnd={end}
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

function useMoving(announcements: ManagedAnnouncement[]) {
  const { snackbar } = useNotify()
  const [update] = useUpdateAnnouncementPriorityMutation()
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const focused = useRef<string | null>(null)

  // A row that is moved within the page loses the focus.
  useEffect(() => {
    if (focused.current !== null) document.getElementById(focused.current)?.focus()
    focused.current = null
  }, [announcements])

  function move(from: number, to: number): void {
    const one = announcements[from]
    if (!one || to < 0 || to >= announcements.length) return
    const ids = announcements.map(({ announcement_id: id }) => id)
    const next = moved(ids, from, to)
    focused.current = document.activeElement?.id || null
    setFailure(null)
    setSaid(announcementTexts.placeOf(one.title, to + 1, ids.length))
    void send(next, ids)
  }

  async function send(next: string[], previous_order: string[]): Promise<void> {
    const order = next.map((announcement_id, index) => ({ announcement_id, priority: index + 1 }))
    const { error } = await update({ body: { announcements: order, previous_order } })
    if (!error) return snackbar(announcementTexts.orderUpdated)
    setFailure(`${announcementTexts.orderFailed} ${problemOfQuery(error).message}`)
    setSaid(announcementTexts.theOrderHasntChanged)
  }

  return { said, failure, move }
}
