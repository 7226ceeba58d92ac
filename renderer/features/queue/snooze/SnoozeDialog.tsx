/** Snoozes a message until one of the usual times, or until a day and time that the agent enters. */
import { useState } from 'react'
import { type QueuedMessage, snoozeMessage } from '#shared/contract/cases/queue'
import * as snoozeTexts from '#shared/texts/cases/snooze'
import { useSnoozeMessageMutation } from '../../../api/cases/queue'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { Button } from '../../../ui/Button'
import { DateText } from '../../../ui/DateText'
import { FormDialog } from '../../../ui/dialogs/FormDialog'
import { parseProviderTime, zoneName } from '../../../ui/format/providerClock'
import { MomentField } from '../../../ui/forms/dates/MomentField'
import { useCallForm } from '../../../ui/forms/useCallForm'
import { useNotify } from '../../../ui/notices/useNotify'
import parts from '../../../ui/panels/parts.module.css'
import styles from './snooze.module.css'
import { snoozeTimes } from './snoozeTimes'
import { useSnoozedText } from './useSnoozedText'

interface Props {
  message: Pick<QueuedMessage, 'case_id' | 'case_no'>
  onClose: () => void
}

export function SnoozeDialog({ message: { case_id, case_no }, onClose }: Props) {
  const { timeZone } = useRuntimeConfig()
  const [snooze] = useSnoozeMessageMutation()
  const { snackbar } = useNotify()
  const snoozedText = useSnoozedText()
  const [times] = useState(() => snoozeTimes(new Date(), timeZone))
  const form = useCallForm(snoozeMessage, {
    initial: { until: '' },
    input: ({ until }) => ({ body: { case_id, until: parseProviderTime(until, timeZone) } }),
    check: ({ until }) => (parseProviderTime(until, timeZone) === null ? { until: snoozeTexts.snoozeTimeMissing } : {}),
    send: (input) => snooze(input),
    onSent: (_answer, { until }) => finish(parseProviderTime(until, timeZone) ?? ''),
  })

  function finish(until: string): void {
    snackbar(snoozedText(until))
    onClose()
  }

  async function snoozeUntil(until: Date): Promise<void> {
    const { error } = await snooze({ body: { case_id, until: until.toISOString() } })
    if (!error) finish(until.toISOString())
  }

  return (
    <FormDialog title={snoozeTexts.snoozeTitle(case_no)} form={form} submitText={snoozeTexts.snooze} onClose={onClose}>
      <p className={parts.small}>{snoozeTexts.snoozeHint}</p>
      <ul className={styles.times}>
        {times.map(({ label, until }) => (
          <li key={label}>
            <Button onClick={() => void snoozeUntil(until)}>
              {label}
              <span className={parts.secondary}>
                <DateText value={until.toISOString()} withTime timeZone={timeZone} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <MomentField label={snoozeTexts.snoozeOther(zoneName(timeZone))} {...form.text('until')} />
    </FormDialog>
  )
}
