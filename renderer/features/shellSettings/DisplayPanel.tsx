import type { AppInfo } from '#shared/desktop/ipc'
import { type ShellSettings, zoomSteps } from '#shared/desktop/settings'
import { percentText } from '#shared/format/plural'
import * as desktopTexts from '#shared/texts/desktop'
import { Select } from '../../ui/forms/fields/Select'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { ShellSettingRow, SwitchRow } from './ShellSettingRow'
import styles from './shellSettings.module.css'
import { useSetting } from './useShellSetting'

interface DisplayPanelProps {
  settings: ShellSettings
  allows: AppInfo['allows']
}

/** Includes the current zoom, which the shell can set between two steps. */
const zoomOptions = (zoom: number) =>
  [...new Set([...zoomSteps, zoom])]
    .toSorted((left, right) => left - right)
    .map((value) => ({ value, label: percentText(Math.round(value * 100)) }))

export function DisplayPanel({ settings, allows }: DisplayPanelProps) {
  const zoom = useSetting(settings.zoom, (value) => ({ zoom: value }))
  const spelling = useSetting(settings.spellCheck, (spellCheck) => ({ spellCheck }))
  const graphicsCard = useSetting(settings.hardwareAcceleration, (hardwareAcceleration) => ({ hardwareAcceleration }))
  return (
    <Panel title={desktopTexts.readingAndWriting}>
      <div className={parts.settings}>
        <ShellSettingRow name={desktopTexts.zoom} hint={desktopTexts.zoomHint} setting={zoom}>
          {(id) => (
            <Select
              virtual={false}
              id={id}
              className={styles.hour ?? ''}
              value={zoom.value}
              options={zoomOptions(zoom.value)}
              onChange={zoom.choose}
            />
          )}
        </ShellSettingRow>
        <SwitchRow
          name={desktopTexts.checkSpelling}
          hint={allows.spellCheck ? desktopTexts.spellCheckHint : desktopTexts.noDictionary}
          setting={spelling}
          isForbidden={!allows.spellCheck}
        />
        <SwitchRow name={desktopTexts.useGraphicsCard} hint={desktopTexts.graphicsCardHint} setting={graphicsCard} />
      </div>
    </Panel>
  )
}
