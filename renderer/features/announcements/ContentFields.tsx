/** The fields for what an announcement says, its kind and link, and when it shows. */

import { announcementKinds, bodyLimit, isAlert, severities, titleLimit } from '#shared/customers/announcements'
import * as commonTexts from '#shared/texts/common'
import * as announcementKindTexts from '#shared/texts/content/announcementKinds'
import * as announcementTexts from '#shared/texts/content/announcements'
import { Checkbox } from '../../ui/Checkbox'
import { zoneName } from '../../ui/format/providerClock'
import type { TextBinding } from '../../ui/forms/bindFields'
import { MomentField } from '../../ui/forms/dates/MomentField'
import { Field } from '../../ui/forms/Field'
import { FieldGrid, LongTextField, TextField } from '../../ui/forms/FormFields'
import { RadioRow } from '../../ui/forms/fields/RadioRow'
import { Select } from '../../ui/forms/fields/Select'
import type { FormField } from '../../ui/forms/useFieldErrors'
import { type AnnouncementDraft, parseSeverity } from './announcementDraft'

interface Props {
  values: AnnouncementDraft
  text: (name: 'title' | 'body' | 'kind' | 'link_url' | 'link_text' | 'starts' | 'ends') => TextBinding
  timeZone: string
  onChange: (changes: Partial<AnnouncementDraft>) => void
}

export function ContentFields({ values, text, timeZone, onChange }: Props) {
  const zoneLabel = zoneName(timeZone)
  const kind = text('kind')
  const cannotDismiss = isAlert({ kind: values.kind, severity: parseSeverity(values) })
  return (
    <>
      <TextField label={commonTexts.title} isCounted maxLength={titleLimit} {...text('title')} />
      <LongTextField
        label={announcementTexts.text}
        rows={6}
        maxLength={bodyLimit}
        hint={announcementTexts.bodyHint}
        {...text('body')}
      />
      <Field {...toFieldProps(kind.field)} label={commonTexts.kind}>
        {(control) => (
          <Select
            {...control}
            {...(kind.field.error && { status: 'error' as const })}
            value={values.kind || null}
            placeholder={commonTexts.choose}
            options={announcementKinds.map((value) => ({ value, label: announcementKindTexts.kindLabels[value] }))}
            onChange={(next: string) => {
              kind.field.clear()
              kind.onChange(next)
            }}
          />
        )}
      </Field>
      <RadioRow
        label={announcementTexts.severity}
        options={severities.map((value) => ({ value, label: announcementTexts.severityLabels[value] }))}
        value={parseSeverity(values)}
        onChange={(severity) => onChange({ severity })}
      />
      <Checkbox
        checked={values.dismissible && !cannotDismiss}
        disabled={cannotDismiss}
        onChange={({ target }) => onChange({ dismissible: target.checked })}
      >
        {announcementTexts.dismissibleLabel(cannotDismiss)}
      </Checkbox>
      <FieldGrid>
        <TextField
          label={announcementTexts.linkOptional}
          maxLength={500}
          placeholder={announcementTexts.linkExample}
          {...text('link_url')}
        />
        <TextField label={announcementTexts.linkText} maxLength={80} {...text('link_text')} />
        <MomentField label={announcementTexts.showsFrom(zoneLabel)} {...text('starts')} />
        <MomentField label={announcementTexts.untilOptional(zoneLabel)} {...text('ends')} />
      </FieldGrid>
    </>
  )
}

const toFieldProps = ({ control, error: fieldError }: FormField) => ({
  id: control.id,
  error: fieldError ?? undefined,
})
