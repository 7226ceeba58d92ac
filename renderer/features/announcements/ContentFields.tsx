/** The fields for what an announcement says, its kind and link, and when it shows. */
import { Checkbox, Input, Select } from 'antd'
import { announcementKinds, bodyLimit, isAlert, severities, titleLimit } from '#shared/customers/announcements'
import * as announcementTexts from '#shared/texts/announcements'
import * as commonTexts from '#shared/texts/common'
import { Field } from '../../ui/forms/Field'
import { FieldGrid, LongTextField, TextField } from '../../ui/forms/FormFields'
import { RadioRow } from '../../ui/forms/RadioRow'
import type { Form, FormField } from '../../ui/forms/useForm'
import { type AnnouncementDraft, type FieldName, parseSeverity } from './announcementDraft'
import { severityLabels } from './announcementLabels'
import { zoneName } from './providerClock'

interface Props {
  values: AnnouncementDraft
  form: Form<FieldName>
  timeZone: string
  onChange: (changes: Partial<AnnouncementDraft>) => void
}

export function ContentFields({ values, form, timeZone, onChange }: Props) {
  const zoneLabel = zoneName(timeZone)
  const cannotDismiss = isAlert({ kind: values.kind, severity: parseSeverity(values) })
  return (
    <>
      <TextField
        label={commonTexts.title}
        field={form.field('title')}
        isCounted
        maxLength={titleLimit}
        value={values.title}
        onChange={(title) => onChange({ title })}
      />
      <LongTextField
        label={announcementTexts.text}
        field={form.field('body')}
        rows={6}
        maxLength={bodyLimit}
        hint={announcementTexts.leaveABlankLineFor}
        value={values.body}
        onChange={(body) => onChange({ body })}
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
              onChange({ kind })
            }}
          />
        )}
      </Field>
      <RadioRow
        label={announcementTexts.severity}
        options={severities.map((value) => ({ value, label: severityLabels[value] }))}
        value={parseSeverity(values)}
        onChange={(severity) => onChange({ severity })}
      />
      <Checkbox
        checked={values.dismissible && !cannotDismiss}
        disabled={cannotDismiss}
        onChange={({ target }) => onChange({ dismissible: target.checked })}
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
          onChange={(link_url) => onChange({ link_url })}
        />
        <TextField
          label={announcementTexts.linkText}
          field={form.field('link_text')}
          maxLength={80}
          value={values.link_text}
          onChange={(link_text) => onChange({ link_text })}
        />
        <MomentField
          label={announcementTexts.showsFrom(zoneLabel)}
          field={form.field('starts_at')}
          value={values.starts}
          onChange={(starts) => onChange({ starts })}
        />
        <MomentField
          label={announcementTexts.untilOptional(zoneLabel)}
          field={form.field('ends_at')}
          value={values.ends}
          onChange={(ends) => onChange({ ends })}
        />
      </FieldGrid>
    </>
  )
}

interface MomentFieldProps {
  label: string
  field: FormField
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
