import type { ReactNode } from 'react'
import * as commonTexts from '#shared/texts/common'
import * as desktopTexts from '#shared/texts/desktop'
import { Button } from '../../ui/Button'
import { SettingRow } from '../../ui/panels/SettingRow'
import { Switch } from '../../ui/Switch'
import type { ShellSetting } from './useShellSetting'

interface ShellSettingRowProps<V> {
  name: string
  hint?: ReactNode
  setting: ShellSetting<V>
  /** Renders the control with the id that its label refers to. */
  children: (id: string) => ReactNode
}

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
  setting: ShellSetting<boolean>
  /** Administrators or this computer turn the setting off, regardless of its stored value. */
  isForbidden?: boolean
}

export const SwitchRow = ({ name, hint, setting, isForbidden = false }: SwitchRowProps) => (
  <ShellSettingRow name={name} hint={hint} setting={setting}>
    {(id) => (
      <Switch id={id} disabled={isForbidden} checked={setting.value && !isForbidden} onChange={setting.choose} />
    )}
  </ShellSettingRow>
)
