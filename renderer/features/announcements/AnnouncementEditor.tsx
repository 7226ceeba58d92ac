/** Edits an announcement: content, audience and schedule, with the audience size and a preview. */
import type { AnnouncementAudience, ManagedAnnouncement } from '#shared/contract/content/announcements'
import { joinSentences } from '#shared/format/joinWords'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { Button } from '../../ui/Button'
import { DialogFooter } from '../../ui/dialogs/DialogFooter'
import { Modal } from '../../ui/dialogs/Modal'
import { ConflictNotice } from '../../ui/forms/drafts/ConflictNotice'
import { FormFailure } from '../../ui/forms/FormFailure'
import { AudienceFields } from './AudienceFields'
import { draftOf, parseAudience, parseChannels, toAnnouncementInput } from './announcementDraft'
import styles from './announcements.module.css'
import { AudienceSizeText, useAudienceSize } from './audienceSize'
import { ChannelFields } from './ChannelFields'
import { ContentFields } from './ContentFields'
import { describeConflict } from './conflictText'
import { OverlapWarning } from './OverlapWarning'
import { Preview } from './Preview'
import { type EditTarget, useAnnouncementDraft } from './useAnnouncementDraft'
import { useAnnouncementForm } from './useAnnouncementForm'

interface EditorProps {
  editTarget: EditTarget
  /** The current version of an existing announcement, as the list receives what others save. */
  latest: ManagedAnnouncement | null
  onClose: () => void
}

const titleOf = (editTarget: EditTarget): string => {
  switch (editTarget.kind) {
    case 'new':
      return announcementTexts.newAnnouncement
    case 'copy':
      return announcementTexts.duplicateTitle
    case 'existing':
      return announcementTexts.editAnnouncement
  }
}

export function AnnouncementEditor({ editTarget, latest, onClose }: EditorProps) {
  const { timeZone } = useRuntimeConfig()
  const draft = useAnnouncementDraft(editTarget, timeZone)
  const { values, base } = draft
  const hasConflict = latest !== null && latest.version !== base.version
  const audience = parseAudience(values)
  const audienceSize = useAudienceSize(audience)
  const isNew = editTarget.kind !== 'existing'
  // A live or expired announcement can't become a draft again. "Expire now" takes a live one back.
  const currentStatus = editTarget.kind === 'existing' ? editTarget.announcement.status : 'draft'

  const form = useAnnouncementForm({ editTarget, draft, isAudienceEmpty: audienceSize.isEmpty, onSaved: onClose })

  return (
    <Modal title={titleOf(editTarget)} size="extra-large" isOpen onClose={onClose}>
      <form className={styles.editor} {...form.props}>
        <div className={styles.fields}>
          <ContentFields {...{ values, timeZone }} text={form.text} onChange={draft.keep} />
          <ChannelFields
            channels={parseChannels(values)}
            field={form.field('channels')}
            onChange={(channels) => draft.keep({ channels: channels.join(',') })}
          />
          <AudienceFields
            audience={audience}
            field={form.field('audience')}
            onChange={(changes: Partial<AnnouncementAudience>) =>
              draft.keep({ audience: JSON.stringify({ ...audience, ...changes }) })
            }
          >
            <AudienceSizeText size={audienceSize} />
          </AudienceFields>
        </div>
        <Preview values={values} />
        <OverlapWarning
          input={toAnnouncementInput(values, { draft: false, timeZone })}
          ownId={editTarget.kind === 'existing' ? editTarget.announcement.announcement_id : null}
        />
        <div className={styles.end}>
          {hasConflict && (
            <div className={styles.conflict}>
              <ConflictNotice
                onRead={() => {
                  draft.acceptLatest(latest)
                  form.clearFailure()
                }}
              >
                {describeConflict(draftOf(latest, timeZone), base)}
              </ConflictNotice>
            </div>
          )}
          <FormFailure>
            {form.failure && !hasConflict
              ? joinSentences(isNew ? announcementTexts.addFailed : announcementTexts.updateFailed, form.failure)
              : null}
          </FormFailure>
          <DialogFooter>
            <Button onClick={onClose}>{commonTexts.cancel}</Button>
            {(currentStatus === 'draft' || currentStatus === 'scheduled') && (
              <Button isBusy={form.isBusy} onClick={(event) => void form.submit(event, { draft: true })}>
                {announcementTexts.saveAsDraft}
              </Button>
            )}
            <Button kind="primary" type="submit" isBusy={form.isBusy}>
              {currentStatus === 'draft' ? announcementTexts.publish : commonTexts.save}
            </Button>
          </DialogFooter>
        </div>
      </form>
    </Modal>
  )
}
