import { Segmented } from 'antd'
import type { AppInfo } from '#shared/desktop/ipc'
import type { ShellSettings } from '#shared/desktop/settings'
import * as bellTexts from '#shared/texts/bell'
import * as commonTexts from '#shared/texts/common'
import * as desktopTexts from '#shared/texts/desktop'
import { useTryNotificationMutation } from '../../api/shell'
import { Button } from '../../ui/Button'
import { Select } from '../../ui/forms/fields/Select'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { problemOfQuery } from '../../ui/states/queryState'
import { ShellSettingRow, SwitchRow } from './ShellSettingRow'
import styles from './shellSettings.module.css'
import { TrayRow } from './TrayRow'
import { useSetting } from './useShellSetting'

interface NotificationsPanelProps {
  settings: ShellSettings
  allows: AppInfo['allows']
}

const scopeOptions: { value: ShellSettings['notifications']; label: string }[] = [
  { value: 'off', label: commonTexts.off },
  { value: 'mine', label: desktopTexts.mine },
  { value: 'all', label: commonTexts.all },
]

export function NotificationsPanel({ settings, allows }: NotificationsPanelProps) {
  const messageScope = useSetting(settings.notifications, (notifications) => ({ notifications }))
  const nameVisibility = useSetting(settings.notificationsTell, (notificationsTell) => ({ notificationsTell }))
  return (
    <Panel title={bellTexts.notifications}>
      <div className={parts.settings}>
        <ShellSettingRow name={desktopTexts.queueNotifications} hint={desktopTexts.mineHint} setting={messageScope}>
          {(id) => (
            <Segmented
              id={id}
              aria-label={desktopTexts.queueNotifications}
              value={messageScope.value}
              options={scopeOptions}
              onChange={messageScope.choose}
            />
          )}
        </ShellSettingRow>
        <SwitchRow
          name={desktopTexts.showCustomerName}
          hint={allows.tellInNotifications ? desktopTexts.customerNameHint : desktopTexts.notAllowedHere}
          setting={nameVisibility}
          isForbidden={!allows.tellInNotifications}
        />
        <QuietRow settings={settings} />
        <TrayRow settings={settings} hint={desktopTexts.trayNotificationsHint} />
      </div>
      <TestNotification />
    </Panel>
  )
}

const hourText = (hour: number): string => desktopTexts.hourText(hour % 12 === 0 ? 12 : hour % 12, hour < 12)

const hourOptions = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: hourText(hour) }))

function QuietRow({ settings: { quietFrom, quietUntil } }: { settings: ShellSettings }) {
  const from = useSetting(quietFrom, (hour) => ({ quietFrom: hour }))
  const until = useSetting(quietUntil, (hour) => ({ quietUntil: hour }))
  return (
    <>
      <ShellSettingRow
        name={desktopTexts.quietFrom}
        hint={
          quietFrom === quietUntil
            ? desktopTexts.noQuietHours
            : desktopTexts.quietHours(hourText(quietFrom), hourText(quietUntil))
        }
        setting={from}
      >
        {(id) => (
          <Select
            virtual={false}
            id={id}
            className={styles.hour ?? ''}
            value={from.value}
            options={hourOptions}
            onChange={from.choose}
          />
        )}
      </ShellSettingRow>
      <ShellSettingRow name={desktopTexts.quietUntil} setting={until}>
        {(id) => (
          <Select
            virtual={false}
            id={id}
            className={styles.hour ?? ''}
            value={until.value}
            options={hourOptions}
            onChange={until.choose}
          />
        )}
      </ShellSettingRow>
    </>
  )
}

function TestNotification() {
  const [sendTest, { data, error, isLoading }] = useTryNotificationMutation()
  return (
    <div className={parts.controls}>
      <Button isBusy={isLoading} onClick={() => void sendTest()}>
        {desktopTexts.sendTest}
      </Button>
      <output className={styles.outcome}>
        {!isLoading && data && desktopTexts.testNotificationLabels[data]}
        {!isLoading && error && problemOfQuery(error).message}
      </output>
    </div>
  )
}
