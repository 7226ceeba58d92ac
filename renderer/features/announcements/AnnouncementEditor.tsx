/** Writes an announcement: what, to whom and when, with how many it reaches and how it will look. */
import { Button, Checkbox, Input, Select } from 'antd'
import { useRef } from 'react'
import { announcementKinds, bodyLimit, isAlert, severities, titleLimit } from '#shared/announcements'
import type { AnnouncementAudience, ManagedAnnouncement, WrittenAnnouncement } from '#shared/contract/announcements'
import { useCreateAnnouncementMutation, useUpdateAnnouncementMutation } from '../../api/announcements'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { DialogEnd } from '../../ui/dialogs/DialogEnd'
import { Modal } from '../../ui/dialogs/Modal'
import { Field } from '../../ui/forms/Field'
import { FieldGrid, LongTextField, TextField } from '../../ui/forms/FormFields'
import { FormFailure } from '../../ui/forms/FormFailure'
import { Meanwhile } from '../../ui/forms/Meanwhile'
import { RadioRow } from '../../ui/forms/RadioRow'
import { useForm } from '../../ui/forms/useForm'
import { useNotify } from '../../ui/notices/useNotify'
import { audienceIn, channelsIn, draftOf, fieldNames, severityIn, writtenIn, wrongIn } from './announcementDraft'
import { severityWords } from './announcementWords'
import styles from './announcements.module.css'
import { AudienceFields } from './AudienceFields'
import { ChannelFields } from './ChannelFields'
import { OverlapWarning } from './OverlapWarning'
import { Preview } from './Preview'
import { zoneName } from './providerClock'
import { ReachText, useReach } from './reach'
import { savedOf } from './savedMeanwhile'
import { useEdited, type Edited } from './useEdited'
import * as announcementTexts from '#shared/texts/announcements'
import * as commonTexts from '#shared/texts/common'

interface EditorProps {
  edited: Edited
  /** As it is now, of one that exists: the list follows what others save. */
  now: ManagedAnnouncement | null
  onClose: () => void
}

const titleOf = (edited: Edited): string => {
  switch (edited.kind) {
    case 'new':
      return announcementTexts.newAnnouncement
    case 'copy':
      return announcementTexts.copyOfAnAnnouncement
    case 'existing':
      return announcementTexts.editAnnouncement
  }
}

export function AnnouncementEditor({ edited, now, onClose }: EditorProps) {
  const { timeZone } = useRuntimeConfig()
  const draft = useEdited(edited, timeZone)
  const form = useForm(fieldNames)
  const { snackbar } = useNotify()
  const save = useSave(edited)
  const { values, read } = draft
  const isNewer = now !== null && now.version !== read.version
  const audience = audienceIn(values)
  const reach = useReach(audience)
  const zone = zoneName(timeZone)
  const stays = isAlert({ kind: values.kind, severity: severityIn(values) })
  const isNew = edited.kind !== 'existing'
  // What is published is only saved; to take it back there is "Expire now".
  const standing = edited.kind === 'existing' ? edited.announcement.status : 'draft'

  const submit = (isDraft: boolean) => (event: { preventDefault: () => void }) => {
    const nobody = !isDraft && reach.isNobody ? announcementTexts.noOneMatchesThisAudience : null
    void form.submit(event, { ...wrongIn(values, timeZone), audience: nobody }, async () => {
      const written = writtenIn(values, { draft: isDraft, timeZone })
      // Not reached: what is missing was said above.
      if (!written) return undefined
      const { error } = await save(written, read.version)
      if (error) return error
      draft.discard()
      snackbar(isNew ? announcementTexts.added : announcementTexts.updated)
      onClose()
      return undefined
    })
  }

  return (
    <Modal title={titleOf(edited)} size="extra-large" isOpen onClose={onClose}>
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
          <Field {...labelled(form.field('kind'))} label={commonTexts.kind}>
            {(control) => (
              <Select
                {...control}
                {...(form.field('kind').remark && { status: 'error' as const })}
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
            options={severities.map((value) => ({ value, label: severityWords[value] }))}
            value={severityIn(values)}
            onChange={(severity) => draft.keep({ severity })}
          />
          <Checkbox
            checked={values.dismissible && !stays}
            disabled={stays}
            onChange={({ target }) => draft.keep({ dismissible: target.checked })}
          >
            {announcementTexts.peopleCanDismissItNot(stays)}
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
              label={announcementTexts.showsFrom(zone)}
              field={form.field('starts_at')}
              value={values.starts}
              onChange={(starts) => draft.keep({ starts })}
            />
            <MomentField
              label={announcementTexts.untilOptional(zone)}
              field={form.field('ends_at')}
              value={values.ends}
              onChange={(ends) => draft.keep({ ends })}
            />
          </FieldGrid>
          <ChannelFields
            channels={channelsIn(values)}
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
            <ReachText reach={reach} />
          </AudienceFields>
        </div>
        <Preview values={values} />
        <OverlapWarning
          written={writtenIn(values, { draft: false, timeZone })}
          ownId={edited.kind === 'existing' ? edited.announcement.announcement_id : null}
        />
        <div className={styles.end}>
          {isNewer && (
            <div className={styles.meanwhile}>
              <Meanwhile
                onRead={() => {
                  draft.takeNewer(now)
                  form.forgive()
                }}
              >
                {announcementTexts.someoneElseSaved(savedOf(draftOf(now, timeZone), read))}
              </Meanwhile>
            </div>
          )}
          <FormFailure>
            {form.failure && !isNewer
              ? `${isNew ? announcementTexts.addFailed : announcementTexts.updateFailed} ${form.failure}`
              : null}
          </FormFailure>
          <DialogEnd>
            <Button onClick={onClose}>{commonTexts.cancel}</Button>
            {(standing === 'draft' || standing === 'scheduled') && (
              <Button loading={form.isBusy} onClick={submit(true)}>
                {announcementTexts.saveAsDraft}
              </Button>
            )}
            <Button type="primary" htmlType="submit" loading={form.isBusy}>
              {standing === 'draft' ? 'Publish' : 'Save'}
            </Button>
          </DialogEnd>
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

const labelled = ({ control, remark }: MomentFieldProps['field']) => ({ id: control.id, error: remark ?? undefined })

/** A day and a time, by the provider's clock. */
const MomentField = ({ label, field, value, onChange }: MomentFieldProps) => (
  <Field {...labelled(field)} label={label}>
    {(control) => (
      <Input
        {...control}
        type="datetime-local"
        {...(field.remark && { status: 'error' as const })}
        value={value}
        onChange={({ target }) => {
          field.clear()
          onChange(target.value)
        }}
      />
    )}
  </Field>
)

/** A change names the version that was read last; what is new is made once, however often it is sent. */
function useSave(edited: Edited) {
  const [create] = useCreateAnnouncementMutation()
  const [update] = useUpdateAnnouncementMutation()
  const sent = useRef({ text: '', idempotencyKey: '' })
  return async (written: WrittenAnnouncement, version: number): Promise<{ error?: unknown }> => {
    if (edited.kind === 'existing') {
      const { announcement_id } = edited.announcement
      return update({ params: { announcement_id }, body: { ...written, version } })
    }
    const text = JSON.stringify(written)
    if (sent.current.text !== text) sent.current = { text, idempotencyKey: crypto.randomUUID() }
    return create({ body: written, idempotencyKey: sent.current.idempotencyKey })
  }
}
