/** Requests a callback: topic, time and number. The input survives errors and a sign-out. */

import { requestCallback } from '#shared/contract/cases/help'
import { type CallbackTopic, type CallbackWindow, callbackTopics, callbackWindows } from '#shared/desks/callbacks'
import type { WallClock } from '#shared/desks/openingHours'
import * as helpTexts from '#shared/texts/cases/help'
import * as commonTexts from '#shared/texts/common'
import { useRequestCallbackMutation } from '../../../api/cases/help'
import { useDraft } from '../../../domain/drafts/useDraft'
import { useSignedIn } from '../../../session/SignedIn'
import { useMomentZone } from '../../../ui/format/days'
import { zoneName } from '../../../ui/format/providerClock'
import { Field } from '../../../ui/forms/Field'
import { FieldGrid, FormFooter, PhoneField } from '../../../ui/forms/FormFields'
import { Select } from '../../../ui/forms/fields/Select'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useCallForm } from '../../../ui/forms/useCallForm'
import type { FormField } from '../../../ui/forms/useFieldErrors'
import { useNotify } from '../../../ui/notices/useNotify'
import { dayLabel, timesLabel, topicOptions } from './callbackLabels'
import styles from './contact.module.css'

const windowKeyOf = ({ day, from }: CallbackWindow): string => `${day} ${from}`

const parseTopic = (text: string): CallbackTopic => callbackTopics.find((topic) => topic === text) ?? 'billing'

export function CallbackForm({ clock, onDone }: { clock: WallClock; onDone: () => void }) {
  const { user } = useSignedIn()
  const draft = useDraft('callback', { topic: 'billing', from_minutes: '', phone: phoneMask(user.phone_number) })
  const topic = parseTopic(draft.values.topic)
  const windows = callbackWindows(topic, clock)
  const selectedWindow = windows.find((window) => windowKeyOf(window) === draft.values.from_minutes)
  const [request] = useRequestCallbackMutation()
  const { snackbar } = useNotify()
  const form = useCallForm(requestCallback, {
    draft,
    input: ({ phone }) => ({
      body: { topic, phone, day: selectedWindow?.day ?? null, from_minutes: selectedWindow?.from ?? null },
    }),
    check: () => ({ from_minutes: selectedWindow ? null : helpTexts.timeIsRequired }),
    send: request,
    onSent: () => {
      draft.discard()
      snackbar(helpTexts.callbackRequested)
      onDone()
    },
  })

  return (
    <form className={styles.callback} {...form.props}>
      <p className={styles.quiet}>{helpTexts.callbackWindowHint(zoneName(useMomentZone() ?? ''))}</p>
      <FieldGrid>
        <SelectField
          label={helpTexts.topicQuestion}
          field={form.field('topic')}
          value={topic}
          options={topicOptions}
          onChange={(next) => form.save({ topic: next })}
        />
        <SelectField
          label={helpTexts.when}
          field={form.field('from_minutes')}
          value={selectedWindow ? windowKeyOf(selectedWindow) : null}
          options={windowOptionsOf(windows, clock)}
          onChange={(next) => form.save({ from_minutes: next })}
        />
        <PhoneField label={commonTexts.phone} {...form.text('phone')} />
      </FieldGrid>
      <FormFooter form={form} submitText={helpTexts.requestCallback} />
    </form>
  )
}

interface SelectOption {
  value: string
  label: string
}

/** Groups the time windows by day. */
function windowOptionsOf(windows: CallbackWindow[], { day: today }: WallClock) {
  const days = [...new Set(windows.map(({ day }) => day))]
  return days.map((day) => ({
    label: dayLabel(day, today),
    options: windows
      .filter((window) => window.day === day)
      .map((window) => ({
        value: windowKeyOf(window),
        label: `${dayLabel(day, today)}, ${timesLabel(window.from, window.to)}`,
      })),
  }))
}

interface SelectFieldProps {
  label: string
  field: FormField
  value: string | null
  options: (SelectOption | { label: string; options: SelectOption[] })[]
  onChange: (value: string) => void
}

const SelectField = ({ label, field, value, options, onChange }: SelectFieldProps) => (
  <Field id={field.control.id} label={label} error={field.error ?? undefined}>
    {(control) => (
      <Select<string>
        {...control}
        {...(field.error && { status: 'error' as const })}
        placeholder={commonTexts.choose}
        value={value}
        options={options}
        onChange={(next) => {
          field.clear()
          onChange(next)
        }}
      />
    )}
  </Field>
)
