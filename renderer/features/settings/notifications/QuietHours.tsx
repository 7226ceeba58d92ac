import { defaultQuietHours } from '#shared/customers/notifications'
import { timeOfDayText } from '#shared/desks/openingHours'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { Select } from '../../../ui/forms/fields/Select'
import { Switch } from '../../../ui/Switch'
import styles from '../settings.module.css'

const usualQuietHours = { quiet_from: defaultQuietHours.from, quiet_until: defaultQuietHours.until }
const noQuietHours = { quiet_from: null, quiet_until: null }

interface QuietPeriod {
  quiet_from: string | null
  quiet_until: string | null
}

interface QuietHoursProps {
  disabled: boolean
  quiet: QuietPeriod
  onChange: (quiet: QuietPeriod) => void
}

export const QuietSwitch = ({ id, disabled, quiet, onChange }: QuietHoursProps & { id: string }) => (
  <Switch
    id={id}
    disabled={disabled}
    checked={quiet.quiet_from !== null}
    onChange={(isOn) => onChange(isOn ? usualQuietHours : noQuietHours)}
  />
)

/** Edits the start and end. Renders nothing while quiet hours are off. */
export function QuietTimes({ disabled, quiet: { quiet_from, quiet_until }, onChange }: QuietHoursProps) {
  if (quiet_from === null) return null
  return (
    <div className={styles.times}>
      <TimeInput
        label={preferenceTexts.quietFrom}
        disabled={disabled}
        stored={quiet_from}
        onChange={(from) => onChange({ quiet_from: from, quiet_until })}
      />
      {commonTexts.to}
      <TimeInput
        label={preferenceTexts.quietUntil}
        disabled={disabled}
        stored={quiet_until ?? defaultQuietHours.until}
        onChange={(until) => onChange({ quiet_from, quiet_until: until })}
      />
    </div>
  )
}

interface TimeInputProps {
  label: string
  disabled: boolean
  stored: string
  onChange: (time: string) => void
}

const halfHours = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.trunc(index / 2)).padStart(2, '0')
  return index % 2 === 0 ? `${hour}:00` : `${hour}:30`
})

/** Offers every half hour, and the stored time if it is between two of them. */
const TimeInput = ({ label, disabled, stored, onChange }: TimeInputProps) => (
  <Select
    virtual={false}
    aria-label={label}
    disabled={disabled}
    value={stored}
    options={[...new Set([...halfHours, stored])].sort().map((time) => ({ value: time, label: timeOfDayText(time) }))}
    onChange={onChange}
  />
)
