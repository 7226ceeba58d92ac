/** Edits an announcement: content, audience and schedule, with the audience size and a preview. */
import { Button, Checkbox, Input, Select } from 'antd'
import { useRef } from 'react'
import { announcementKinds, bodyLimit, isAlert, severities, titleLimit } from '#shared/announcements'
import type { AnnouncementAudience, AnnouncementInput, ManagedAnnouncement } from '#shared/contract/announcements'
import * as announcementTexts from '#shared/texts/announcements'
import * as commonTexts from '#shared/texts/common'
import { useCreateAnnouncementMutation, useUpdateAnnouncementMutation } from '../../api/announcements'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { DialogFooter } from '../../ui/dialogs/DialogFooter'
import { Modal } from '../../ui/dialogs/Modal'
import { ConflictNotice } from '../../ui/forms/ConflictNotice'
import { Field } from '../../ui/forms/Field'
import { FormFailure } from '../../ui/forms/FormFailure'
import { FieldGrid, LongTextField, TextField } from '../../ui/forms/FormFields'
import { RadioRow } from '../../ui/forms/RadioRow'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { AudienceFields } from './AudienceFields'
import {
  draftOf,
  fieldNames,
  parseAudience,
  parseChannels,
  parseSeverity,
  toAnnouncementInput,
  validateDraft,
} from './announcementDraft'
import { severityLabels } from './announcementLabels'
import styles from './announcements.module.css'
import { AudienceSizeText, useAudienceSize } from './audienceSize'
import { ChannelFields } from './ChannelFields'
import { describeConflict } from './conflictText'
import { OverlapWarning } from './OverlapWarning'
import { Preview } from './Preview'
import { zoneName } from './providerClock'
import { type EditTarget, useAnnouncementDraft } from './useAnnouncementDraft'

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
      return announcementTexts.copyOfAnAnnouncement
    case 'existing':
      return announcementTexts.editAnnouncement
  }
}

export function AnnouncementEditor({ editTarget, latest, onClose }: EditorProps) {
  const { timeZone } = useRuntimeConfig()
  const draft = useAnnouncementDraft(editTarget, timeZone)
  const form = useForm(fieldNames)
  const { snackbar } = useNotify()
  const save = useSave(editTarget)
  const { values, base } = draft
  const hasConflict = latest !== null && latest.version !== base.version
  const audience = parseAudience(values)
  const audienceSize = useAudienceSize(audience)
  const zoneLabel = zoneName(timeZone)
  const cannotDismiss = isAlert({ kind: values.kind, severity: parseSeverity(values) })
  const isNew = editTarget.kind !== 'existing'
  // A live or expired announcement can't become a draft again. "Expire now" takes a live one back.
  const currentStatus = editTarget.kind === 'existing' ? editTarget.announcement.status : 'draft'

  const submit = (isDraft: boolean) => (event: { preventDefault: () => void }) => {
    const audienceError = !isDraft && audienceSize.isNobody ? announcementTexts.noOneMatchesThisAudience : null
    void form.submit(event, { ...validateDraft(values, timeZone), audience: audienceError }, async () => {
      const input = toAnnouncementInput(values, { draft: isDraft, timeZone })
      // This is unreachable: the field errors above already report what is missing.
      if (!input) return undefined
      const { error } = await save(input, base.version)
      if (error) return error
      draft.discard()
      snackbar(isNew ? announcementTexts.added : announcementTexts.updated)
      onClose()
      return undefined
    })
  }

  return (
    <Modal title={titleOf(editTarget)} size="extra-large" isOpen onClose={onClose}>
      <form className={styles.editor} onSubmit={submit(false)} noValidate>
        <div className={styles.fields}>
          <TextField
            label={commonTexts.title}
            field={form.field('title')}
            isCounted
            maxLength={titleLimit}
            value={values.title}
            onChange={(title) => draft.keep({ title })}
          />
          <LongTextField
            label={announcementTexts.text}
            field={form.field('body')}
            rows={6}
            maxLength={bodyLimit}
            hint={announcementTexts.leaveABlankLineFor}
            value={values.body}
            onChange={(body) => draft.keep({ body })}
          />
          <Field {...toFieldProps(form.field('kind'))} label={commonTexts.kind}>
            {(control) => (
              <Select
                {...control}
                {...(form.field('kind').error && { status: 'error' as const })}
                value={values.kind || null}
                placeholder={commonTexts.choose}
                options={announcementKinds.map((kind) => ({ value: kind, label: kind }))}
                onChange={(kind: string) => {
                  form.field('kind').clear()
                  draft.keep({ kind })
                }}
              />
            )}
          </Field>
          <RadioRow
            label={announcementTexts.severity}
            options={severities.map((value) => ({ value, label: severityLabels[value] }))}
            value={parseSeverity(values)}
            onChange={(severity) => draft.keep({ severity })}
          />
          <Checkbox
            checked={values.dismissible && !cannotDismiss}
            disabled={cannotDismiss}
            onChange={({ target }) => draft.keep({ dismissible: target.checked })}
          >
            {announcementTexts.peopleCanDismissItNot(cannotDismiss)}
          </Checkbox>
          <FieldGrid>
            <TextField
              label={announcementTexts.linkOptional}
              field={form.field('link_url')}
              maxLength={500}
              placeholder={announcementTexts.httpsOrResourcecenter}
              value={values.link_url}
              onChange={(link_url) => draft.keep({ link_url })}
            />
            <TextField
              label={announcementTexts.linkText}
              field={form.field('link_text')}
              maxLength={80}
              value={values.link_text}
              onChange={(link_text) => draft.keep({ link_text })}
            />
            <MomentField
              label={announcementTexts.showsFrom(zoneLabel)}
              field={form.field('starts_at')}
              value={values.starts}
              onChange={(starts) => draft.keep({ starts })}
            />
            <MomentField
              label={announcementTexts.untilOptional(zoneLabel)}
              field={form.field('ends_at')}
              value={values.ends}
              onChange={(ends) => draft.keep({ ends })}
            />
          </FieldGrid>
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
            <div className={styles.meanwhile}>
              <ConflictNotice
                onRead={() => {
                  draft.acceptLatest(latest)
                  form.forgive()
                }}
              >
                {announcementTexts.someoneElseSaved(describeConflict(draftOf(latest, timeZone), base))}
              </ConflictNotice>
            </div>
          )}
          <FormFailure>
            {form.failure && !hasConflict
              ? `${isNew ? announcementTexts.addFailed : announcementTexts.updateFailed} ${form.failure}`
              : null}
          </FormFailure>
          <DialogFooter>
            <Button onClick={onClose}>{commonTexts.cancel}</Button>
            {(currentStatus === 'draft' || currentStatus === 'scheduled') && (
              <Button loading={form.isBusy} onClick={submit(true)}>
                {announcementTexts.saveAsDraft}
              </Button>
            )}
            <Button type="primary" htmlType="submit" loading={form.isBusy}>
              {currentStatus === 'draft' ? 'Publish' : 'Save'}
            </Button>
          </DialogFooter>
        </div>
      </form>
    </Modal>
  )
}

interface MomentFieldProps {
  label: string
  field: ReturnType<ReturnType<typeof useForm>['field']>
  value: string
  onChange: (value: string) => void
}

const toFieldProps = ({ control, error: fieldError }: MomentFieldProps['field']) => ({
  id: control.id,
  error: fieldError ?? undefined,
})

/** Edits a day and time in the provider's time zone. */
const MomentField = ({ label, field, value, onChange }: MomentFieldProps) => (
  <Field {...toFieldProps(field)} label={label}>
    {(control) => (
      <Input
        {...control}
        type="datetime-local"
        {...(field.error && { status: 'error' as const })}
        value={value}
        onChange={({ target }) => {
          field.clear()
          onChange(target.value)
        }}
      />
    )}
  </Field>
)

/** An update sends the version that was loaded last. A new announcement is created once, even if it is sent again. */
function useSave(editTarget: EditTarget) {
  const [create] = useCreateAnnouncementMutation()
  const [update] = useUpdateAnnouncementMutation()
  const lastSent = useRef({ text: '', idempotencyKey: '' })
  return async (input: AnnouncementInput, version: number): Promise<{ error?: unknown }> => {
    if (editTarget.kind === 'existing') {
      const { announcement_id } = editTarget.announcement
      return update({ params: { announcement_id }, body: { ...input, version } })
    }
    const text = JSON.stringify(input)
    if (lastSent.current.text !== text) lastSent.current = { text, idempotencyKey: crypto.randomUUID() }
    return create({ body: input, idempotencyKey: lastSent.current.idempotencyKey })
  }
}
