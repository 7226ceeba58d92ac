import { Input } from 'antd'
import { useState } from 'react'
import { defaultQuietHours } from '#shared/customers/notifications'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/customers/preferences'
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
        stored={quiet_until ?? ''}
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

/** Saves the time on blur. An empty value is not saved, and the stored time shows again. */
function TimeInput({ label, disabled, stored, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function handleBlur(): void {
    setTyped(null)
    if (typed && typed !== stored) onChange(typed)
  }
  return (
    <Input
      type="time"
      aria-label={label}
      disabled={disabled}
      value={typed ?? stored}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={handleBlur}
    />
  )
}
