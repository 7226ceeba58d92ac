/**
 * Chooses when a technician comes: one of the times at which a crew is free, or, where no crew covers the request, any
 * business day. The times are loaded again after a conflict, and the choice is kept if it is still free.
 */
import { Radio } from 'antd'
import { useState } from 'react'
import { appointmentProblem } from '#shared/cases/appointmentDays'
import { visitWindows } from '#shared/cases/cases'
import type { searchVisitSlots } from '#shared/contract/cases/appointments'
import type { Appointment } from '#shared/contract/cases/cases'
import { weekdayOf } from '#shared/desks/openingHours'
import { groupBy } from '#shared/groupBy'
import type { ResponseOf } from '#shared/http/endpoint'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as commonTexts from '#shared/texts/common'
import * as openingHourTexts from '#shared/texts/openingHours'
import { useSearchVisitSlotsQuery } from '../../api/cases/appointments'
import { appointmentText } from '../../domain/cases/appointmentText'
import { useProviderDay } from '../../domain/useProviderDay'
import { Button } from '../../ui/Button'
import { dayText } from '../../ui/format/days'
import type { DayBinding } from '../../ui/forms/bindFields'
import { DayField } from '../../ui/forms/dates/DayField'
import { Field } from '../../ui/forms/Field'
import { FormFailure } from '../../ui/forms/FormFailure'
import { Select } from '../../ui/forms/fields/Select'
import type { FormField } from '../../ui/forms/useFieldErrors'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import styles from './VisitFields.module.css'

export type VisitSlots = ResponseOf<typeof searchVisitSlots>

/** The part of a draft that chooses the time. */
export type VisitTime = { date: string | null; window: string }

interface VisitForm {
  values: VisitTime
  save: (changes: { date?: string | null; window?: string }) => void
  field: (name: 'date') => FormField
  day: (name: 'date') => DayBinding
}

interface Props {
  form: VisitForm
  query: ReturnType<typeof useVisitSlots>
  /** These texts replace the times if no crew covers the request, or if none is free. */
  hints: { uncovered: string; full: string }
  /** The time that the customer prefers, for staff. */
  preferred?: Appointment | null
  /** The booked time, which can't be chosen again. */
  current?: Appointment | null
}

export const windowOf = (typed: string) => visitWindows.find((candidate) => candidate === typed) ?? '8-10'

export const useVisitSlots = (caseId: string, { skip = false } = {}) =>
  useSearchVisitSlotsQuery({ query: { case_id: caseId } }, { skip })

const isSame = (slot: Appointment, { date, window }: VisitTime): boolean => slot.date === date && slot.window === window

/** Returns why the chosen time can't be sent, or null. */
export function visitTimeProblem(time: VisitTime, available: VisitSlots | undefined): string | null {
  if (!available) return appointmentTexts.chooseATime
  if (!available.is_covered) return time.date === null ? appointmentTexts.chooseADay : null
  return available.slots.some((slot) => isSame(slot, time)) ? null : appointmentTexts.chooseATime
}

export const VisitFields = ({ form, query, hints, preferred = null, current = null }: Props) => (
  <PageState query={query} failedText={appointmentTexts.availableTimesNotLoaded} rows={4}>
    {({ is_covered, slots }) =>
      is_covered ? (
        <SlotChoice form={form} slots={slots} fullHint={hints.full} preferred={preferred} current={current} />
      ) : (
        <AnyBusinessDay form={form} hint={hints.uncovered} />
      )
    }
  </PageState>
)

/** The times of these days are offered at first. */
const firstDays = 3

function SlotChoice({
  form,
  slots,
  fullHint,
  preferred,
  current,
}: Pick<Props, 'form'> & {
  slots: Appointment[]
  fullHint: string
  preferred: Appointment | null
  current: Appointment | null
}) {
  const [showsAll, setShowsAll] = useState(false)
  const day = form.field('date')
  const days = [...groupBy(slots, ({ date }) => date)]
  const shown = days.filter(([date], index) => showsAll || index < firstDays || date === form.values.date)
  const isCurrent = (slot: Appointment): boolean => current !== null && isSame(slot, current)
  const chosen = slots.find((slot) => isSame(slot, form.values) && !isCurrent(slot))
  if (slots.length === 0) return <p>{fullHint}</p>
  return (
    <fieldset>
      <legend className={parts.legend}>{appointmentTexts.availableTimes}</legend>
      {preferred !== null && !slots.some((slot) => isSame(slot, preferred)) && (
        <p>{appointmentTexts.preferredTimeUnavailable(appointmentText(preferred))}</p>
      )}
      <Radio.Group
        id={day.control.id}
        className={styles.times ?? ''}
        value={chosen ? slotKey(chosen) : null}
        onChange={(event) => {
          day.clear()
          const slot = slots.find((candidate) => slotKey(candidate) === event.target.value)
          if (slot) form.save(slot)
        }}
      >
        {shown.map(([date, times]) => (
          <div key={date} className={styles.day}>
            <span aria-hidden="true">{weekdayText(date)}</span>
            {times.map((slot) => (
              <Radio
                key={slot.window}
                value={slotKey(slot)}
                disabled={isCurrent(slot)}
                aria-label={isCurrent(slot) ? appointmentTexts.bookedTime(slotText(slot)) : slotText(slot)}
              >
                {isCurrent(slot)
                  ? appointmentTexts.bookedTime(appointmentTexts.windowLabels[slot.window])
                  : appointmentTexts.windowLabels[slot.window]}
              </Radio>
            ))}
          </div>
        ))}
      </Radio.Group>
      <FormFailure>{day.error}</FormFailure>
      {shown.length < days.length && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {appointmentTexts.showMoreTimes}
        </Button>
      )}
    </fieldset>
  )
}

const shortWeekday = (date: string): string => openingHourTexts.shortWeekdays[weekdayOf(date)] ?? ''

/** "Tue 03/17/2026": the day of the week tells people whether they have time. */
const weekdayText = (date: string): string => appointmentTexts.weekdayAndDay(shortWeekday(date), dayText(date))

/** "Tue 03/17/2026, 1–3 PM" */
const slotText = (slot: Appointment): string =>
  appointmentTexts.availableTime(shortWeekday(slot.date), appointmentText(slot))

const slotKey = ({ date, window }: Appointment): string => `${date} ${window}`

function AnyBusinessDay({ form, hint }: Pick<Props, 'form'> & { hint: string }) {
  const day = form.day('date')
  const today = useProviderDay()
  return (
    <>
      <p>{hint}</p>
      <div className={styles.anyDay}>
        <DayField
          label={commonTexts.day}
          hint={appointmentTexts.visitDaysHint}
          isAllowed={(candidate) => appointmentProblem(candidate, today) === null}
          {...day}
        />
        <Field id={`${day.id}-window`} label={appointmentTexts.hours}>
          {(control) => (
            <Select
              {...control}
              value={windowOf(form.values.window)}
              options={visitWindows.map((value) => ({ value, label: appointmentTexts.windowLabels[value] }))}
              onChange={(window) => form.save({ window })}
            />
          )}
        </Field>
      </div>
    </>
  )
}
