import { Button, Switch } from 'antd'
import type { ReactNode } from 'react'
import { SettingRow } from '../../ui/panels/SettingRow'
import type { Setting } from './useSetting'

interface ShellSettingRowProps<V> {
  name: string
  hint?: ReactNode
  setting: Setting<V>
  /** The control, which takes the id that its name points at. */
  children: (id: string) => ReactNode
}

/** A setting of the shell with its name and control. */
export function ShellSettingRow<V>({ name, hint, setting, children }: ShellSettingRowProps<V>) {
  const { value, failure, isSaved, choose } = setting
  return (
    <SettingRow
      name={name}
      hint={hint}
      isSaved={isSaved}
      failure={failure === null ? null : `This is not saved. ${failure}`}
      below={
        failure !== null && (
          <Button size="small" aria-label={`Save again: ${name}`} onClick={() => choose(value)}>
            Try again
          </Button>
        )
      }
    >
      {children}
    </SettingRow>
  )
}

interface SwitchRowProps {
  name: string
  hint?: ReactNode
  setting: Setting<boolean>
  /** Administrators, or this computer, leave no choice: it is off, whatever was set. */
  isRefused?: boolean
}

export const SwitchRow = ({ name, hint, setting, isRefused = false }: SwitchRowProps) => (
  <ShellSettingRow name={name} hint={hint} setting={setting}>
    {(id) => <Switch id={id} disabled={isRefused} checked={setting.value && !isRefused} onChange={setting.choose} />}
  </ShellSettingRow>
)
