import { Input, Switch } from 'antd'
import { useState } from 'react'
import styles from './settings.module.css'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/preferences'

const usual = { quiet_from: '21:00', quiet_until: '08:00' }
const none = { quiet_from: null, quiet_until: null }

interface Quiet {
  quiet_from: string | null
  quiet_until: string | null
}

interface QuietHoursProps {
  disabled: boolean
  quiet: Quiet
  onChange: (quiet: Quiet) => void
}

export const QuietSwitch = ({ id, disabled, quiet, onChange }: QuietHoursProps & { id: string }) => (
  <Switch
    id={id}
    disabled={disabled}
    checked={quiet.quiet_from !== null}
    onChange={(isOn) => onChange(isOn ? usual : none)}
  />
)

/** From when until when; nothing while there are no quiet hours. */
export function QuietTimes({ disabled, quiet: { quiet_from, quiet_until }, onChange }: QuietHoursProps) {
  if (quiet_from === null) return null
  return (
    <div className={styles.times}>
      <Time
        label={preferenceTexts.quietFrom}
        disabled={disabled}
        stored={quiet_from}
        onChange={(from) => onChange({ quiet_from: from, quiet_until })}
      />
      {commonTexts.to}
      <Time
        label={preferenceTexts.quietUntil}
        disabled={disabled}
        stored={quiet_until ?? ''}
        onChange={(until) => onChange({ quiet_from, quiet_until: until })}
      />
    </div>
  )
}

interface TimeProps {
  label: string
  disabled: boolean
  stored: string
  onChange: (time: string) => void
}

/** Taken when it is left; an empty one is not taken, and what is stored is shown again. */
function Time({ label, disabled, stored, onChange }: TimeProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function leave(): void {
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
      onBlur={leave}
    />
  )
}
