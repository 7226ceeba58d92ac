/** Shows one announcement of the list with its actions. */

import { useState } from 'react'
import type { ManagedAnnouncement } from '#shared/contract/content/announcements'
import { joinSentences } from '#shared/format/joinWords'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import { useDeleteAnnouncementMutation, useExpireAnnouncementMutation } from '../../api/content/announcements'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'
import { audienceText, channelText, hasViewCount, kindText, seenText, statusColors } from './announcementFormat'
import styles from './announcements.module.css'
import type { EditTarget } from './useAnnouncementDraft'

interface RowProps {
  announcement: ManagedAnnouncement
  mayWrite: boolean
  onEdit: (editTarget: EditTarget) => void
}

export function AnnouncementRow({ announcement, mayWrite, onEdit }: RowProps) {
  const { title, status, starts_at, ends_at } = announcement
  const { timeZone } = useRuntimeConfig()
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <h3>{title}</h3>
        <p className={parts.quiet}>{kindText(announcement)}</p>
        <p className={parts.quiet}>{audienceText(announcement)}</p>
        <p className={parts.quiet}>{channelText(announcement)}</p>
      </div>
      <div className={styles.when}>
        <Tag color={statusColors[status]}>{announcementTexts.statusLabels[status]}</Tag>
        <p className={parts.quiet}>
          <Rich
            text={ends_at === null ? announcementTexts.fromWithoutEnd : announcementTexts.fromTo}
            parts={{
              date: <DateText value={starts_at} withTime timeZone={timeZone} />,
              end: ends_at !== null && <DateText value={ends_at} withTime timeZone={timeZone} />,
            }}
          />
        </p>
        {hasViewCount(announcement) && <p className={parts.quiet}>{seenText(announcement)}</p>}
      </div>
      {mayWrite && <RowActions announcement={announcement} onEdit={onEdit} />}
    </div>
  )
}

function RowActions({ announcement, onEdit }: Pick<RowProps, 'announcement' | 'onEdit'>) {
  const [open, setOpen] = useState<'expire' | 'delete' | null>(null)
  const [expire] = useExpireAnnouncementMutation()
  const { announcement_id, version, title, status } = announcement
  return (
    <div className={parts.actions}>
      <Button
        size="small"
        aria-label={commonTexts.editItem(title)}
        onClick={() => onEdit({ kind: 'existing', announcement })}
      >
        {commonTexts.edit}
      </Button>
      <Button
        size="small"
        aria-label={commonTexts.duplicateItem(title)}
        onClick={() => onEdit({ kind: 'copy', announcement })}
      >
        {announcementTexts.duplicate}
      </Button>
      {status === 'live' && (
        <Button size="small" aria-label={announcementTexts.expireItemNow(title)} onClick={() => setOpen('expire')}>
          {announcementTexts.expireNow}
        </Button>
      )}
      <Button size="small" isDanger aria-label={commonTexts.deleteItem(title)} onClick={() => setOpen('delete')}>
        {commonTexts.deleteLabel}
      </Button>
      {open === 'expire' && (
        <QuestionDialog
          title={announcementTexts.expireTitle(title)}
          consequence={announcementTexts.expireEffect}
          call={() => expire({ body: { announcement_id, version } })}
          outcome={announcementTexts.updated}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'delete' && <DeleteDialog announcement={announcement} onClose={() => setOpen(null)} />}
    </div>
  )
}

function DeleteDialog({ announcement, onClose }: { announcement: ManagedAnnouncement; onClose: () => void }) {
  const { announcement_id, version, title } = announcement
  const { snackbar } = useNotify()
  const [remove] = useDeleteAnnouncementMutation()
  const { dialog, failure } = useConfirmedCall(
    () => remove({ params: { announcement_id }, query: { version } }),
    () => {
      snackbar(announcementTexts.deleted)
      onClose()
    },
  )
  return (
    <ConfirmDialog
      {...dialog}
      isOpen
      isDangerous
      title={announcementTexts.deleteLabel(title)}
      message={
        <>
          <p>{announcementTexts.deleteEffect}</p>
          <FormFailure>{failure && joinSentences(announcementTexts.deleteFailed, failure)}</FormFailure>
        </>
      }
      onNo={onClose}
    />
  )
}
