import { Select } from 'antd'
import type { AppInfo } from '#shared/desktop/ipc'
import { zoomSteps, type ShellSettings } from '#shared/desktop/settings'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { ShellSettingRow, SwitchRow } from './ShellSettingRow'
import styles from './shellSettings.module.css'
import { useSetting } from './useSetting'

interface DisplayPanelProps {
  settings: ShellSettings
  allows: AppInfo['allows']
}

/** The usual steps, and the one that holds where it is none of them. */
const zoomsWith = (zoom: number) =>
  [...new Set([...zoomSteps, zoom])]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, label: `${Math.round(value * 100)}%` }))

export function DisplayPanel({ settings, allows }: DisplayPanelProps) {
  const zoom = useSetting(settings.zoom, (value) => ({ zoom: value }))
  const spelling = useSetting(settings.spellCheck, (spellCheck) => ({ spellCheck }))
  const card = useSetting(settings.hardwareAcceleration, (hardwareAcceleration) => ({ hardwareAcceleration }))
  return (
    <Panel title="Reading and writing">
      <div className={parts.settings}>
        <ShellSettingRow name="Zoom" hint="Also by the menu, and by Ctrl or Command with + and −." setting={zoom}>
          {(id) => (
            <Select
              virtual={false}
              id={id}
              className={styles.hour ?? ''}
              value={zoom.value}
              options={zoomsWith(zoom.value)}
              onChange={zoom.choose}
            />
          )}
        </ShellSettingRow>
        <SwitchRow
          name="Check spelling"
          hint={
            allows.spellCheck
              ? 'Words that are not in the dictionary are underlined while you write.'
              : 'This computer has no dictionary for it. Whoever looks after it can name a place to take one from.'
          }
          setting={spelling}
          isRefused={!allows.spellCheck}
        />
        <SwitchRow
          name="Use the graphics card"
          hint="Turn it off when the window flickers or stays empty. This holds after the app is restarted."
          setting={card}
        />
      </div>
    </Panel>
  )
}
