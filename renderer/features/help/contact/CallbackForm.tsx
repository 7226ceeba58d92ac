/** Asks for a call: about what, when and on which number. What was chosen stays through errors and a sign-out. */
import { Select } from 'antd'
import { fieldProblem } from '#shared/fieldRules'
import { callbackTopics, callbackWindows, type CallbackTopic, type CallbackWindow } from '#shared/desks/callbacks'
import type { WallClock } from '#shared/openingHours'
import { useRequestCallbackMutation } from '../../../api/help'
import { useSignedIn } from '../../../session/SignedIn'
import { useDraft } from '../../../session/useDraft'
import { Field } from '../../../ui/forms/Field'
import { FieldGrid, FormEnd, PhoneField } from '../../../ui/forms/FormFields'
import { phoneMask } from '../../../ui/forms/phoneMask'
import { useForm, type FormField } from '../../../ui/forms/useForm'
import { useNotify } from '../../../ui/notices/useNotify'
import { dayLabel, timesLabel, topicOptions } from './callbackLabels'
import styles from './contact.module.css'
import * as helpTexts from '#shared/texts/help'
import * as commonTexts from '#shared/texts/common'

const keyOf = ({ day, from }: CallbackWindow): string => `${day} ${from}`

const topicIn = (text: string): CallbackTopic => callbackTopics.find((topic) => topic === text) ?? 'billing'

export function CallbackForm({ clock, onDone }: { clock: WallClock; onDone: () => void }) {
  const { user } = useSignedIn()
  const { values, keep, discard } = useDraft('callback', {
    topic: 'billing',
    time: '',
    phone: phoneMask(user.phone_number),
  })
  const topic = topicIn(values.topic)
  const windows = callbackWindows(topic, clock)
  const chosen = windows.find((window) => keyOf(window) === values.time)
  const [request] = useRequestCallbackMutation()
  const form = useForm(['topic', 'from_minutes', 'phone'])
  const { snackbar } = useNotify()

  async function send({ day, from }: CallbackWindow): Promise<unknown> {
    const { error } = await request({ body: { topic, phone: values.phone, day, from_minutes: from } })
    if (error) return error
    discard()
    snackbar(helpTexts.callbackRequested)
    onDone()
    return undefined
  }

  return (
    <form
      noValidate
      className={styles.callback}
      onSubmit={(event) =>
        void form.submit(
          event,
          {
            from_minutes: chosen ? null : helpTexts.timeIsRequired,
            phone: fieldProblem(values.phone, { name: commonTexts.phone, required: true, minDigits: 10 }),
          },
          async () => chosen && send(chosen),
        )
      }
    >
      <p className={styles.quiet}>{helpTexts.chooseATwoHourWindow}</p>
      <FieldGrid>
        <Choice
          label={helpTexts.whatIsItAbout}
          field={form.field('topic')}
          value={topic}
          options={topicOptions}
          onChange={(next) => keep({ topic: next })}
        />
        <Choice
          label={helpTexts.when}
          field={form.field('from_minutes')}
          value={chosen ? keyOf(chosen) : null}
          options={optionsOf(windows, clock)}
          onChange={(next) => keep({ time: next })}
        />
        <PhoneField
          label={commonTexts.phone}
          field={form.field('phone')}
          value={values.phone}
          onChange={(phone) => keep({ phone })}
        />
      </FieldGrid>
      <FormEnd form={form} submitText={helpTexts.requestCallback} />
    </form>
  )
}

interface Option {
  value: string
  label: string
}

/** Under the day on which they are. */
function optionsOf(windows: CallbackWindow[], { day: today }: WallClock) {
  const days = [...new Set(windows.map(({ day }) => day))]
  return days.map((day) => ({
    label: dayLabel(day, today),
    options: windows
      .filter((window) => window.day === day)
      .map((window) => ({
        value: keyOf(window),
        label: `${dayLabel(day, today)}, ${timesLabel(window.from, window.to)}`,
      })),
  }))
}

interface ChoiceProps {
  label: string
  field: FormField
  value: string | null
  options: (Option | { label: string; options: Option[] })[]
  onChange: (value: string) => void
}

const Choice = ({ label, field, value, options, onChange }: ChoiceProps) => (
  <Field id={field.control.id} label={label} error={field.remark ?? undefined}>
    {(control) => (
      <Select<string>
        {...control}
        {...(field.remark && { status: 'error' as const })}
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
