import { Input, Switch } from 'antd'
import { useState } from 'react'
import styles from './settings.module.css'

const usual = { quiet_from: '21:00', quiet_until: '08:00' }
const none = { quiet_from: null, quiet_until: null }

interface QuietHoursProps {
  /** Of the switch. */
  id: string
  disabled: boolean
  from: string | null
  until: string | null
  onChange: (quiet: { quiet_from: string | null; quiet_until: string | null }) => void
}

export const QuietHours = ({ id, disabled, from, until, onChange }: QuietHoursProps) => (
  <>
    {from !== null && (
      <span className={styles.times}>
        <Time
          label="Quiet from"
          disabled={disabled}
          stored={from}
          onChange={(quiet_from) => onChange({ quiet_from, quiet_until: until })}
        />
        to
        <Time
          label="Quiet until"
          disabled={disabled}
          stored={until ?? ''}
          onChange={(quiet_until) => onChange({ quiet_from: from, quiet_until })}
        />
      </span>
    )}
    <Switch id={id} disabled={disabled} checked={from !== null} onChange={(isOn) => onChange(isOn ? usual : none)} />
  </>
)

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
