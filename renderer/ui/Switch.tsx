import type { ComponentProps } from 'react'
import styles from './Switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'children'> {
  checked: boolean
  onChange: (isOn: boolean) => void
}

/** Turns a setting on or off immediately. A choice that is sent with a form is a checkbox. */
export const Switch = ({ className = '', onChange, ...control }: SwitchProps) => (
  <input
    {...control}
    type="checkbox"
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- The browser derives it from `checked`.
    role="switch"
    className={`${styles.switch} ${className}`}
    onChange={({ target }) => onChange(target.checked)}
  />
)
