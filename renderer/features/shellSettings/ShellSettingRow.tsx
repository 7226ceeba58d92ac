import { Button, Switch } from 'antd'
import type { ReactNode } from 'react'
import { SettingRow } from '../../ui/panels/SettingRow'
import type { Setting } from './useSetting'
import * as commonTexts from '#shared/texts/common'
import * as desktopTexts from '#shared/texts/desktop'

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
      failure={failure === null ? null : desktopTexts.thisWasntSaved(failure)}
      below={
        failure !== null && (
          <Button size="small" aria-label={desktopTexts.saveAgain(name)} onClick={() => choose(value)}>
            {commonTexts.tryAgain}
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
