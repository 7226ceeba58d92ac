import { Button, Segmented, Select } from 'antd'
import type { AppInfo } from '#shared/desktop/ipc'
import type { ShellSettings } from '#shared/desktop/settings'
import { useTryNotificationMutation } from '../../api/shell'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { problemOfQuery } from '../../ui/states/queryFace'
import { ShellSettingRow, SwitchRow } from './ShellSettingRow'
import styles from './shellSettings.module.css'
import { TrayRow } from './TrayRow'
import { trialWords } from './trialWords'
import { useSetting } from './useSetting'

interface NotificationsPanelProps {
  settings: ShellSettings
  allows: AppInfo['allows']
}

const whose: { value: ShellSettings['notifications']; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'mine', label: 'Mine' },
  { value: 'all', label: 'All' },
]

export function NotificationsPanel({ settings, allows }: NotificationsPanelProps) {
  const shown = useSetting(settings.notifications, (notifications) => ({ notifications }))
  const tell = useSetting(settings.notificationsTell, (notificationsTell) => ({ notificationsTell }))
  return (
    <Panel title="Notifications">
      <div className={parts.settings}>
        <ShellSettingRow
          name="New messages in the queue"
          hint="Mine are those assigned to you or to nobody yet."
          setting={shown}
        >
          {(id) => (
            <Segmented
              id={id}
              aria-label="New messages in the queue"
              value={shown.value}
              options={whose}
              onChange={shown.choose}
            />
          )}
        </ShellSettingRow>
        <SwitchRow
          name="Name the customer"
          hint={
            allows.tellInNotifications
              ? 'Notifications show the customer’s name and what they wrote about. Others may see your screen.'
              : 'Your administrators do not allow this on this computer.'
          }
          setting={tell}
          isRefused={!allows.tellInNotifications}
        />
        <QuietRow settings={settings} />
        <TrayRow
          settings={settings}
          hint="The app stays there while its window is closed, and goes on telling you of messages."
        />
      </div>
      <Trial />
    </Panel>
  )
}

const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: hourText(hour) }))

function QuietRow({ settings: { quietFrom, quietUntil } }: { settings: ShellSettings }) {
  const from = useSetting(quietFrom, (hour) => ({ quietFrom: hour }))
  const until = useSetting(quietUntil, (hour) => ({ quietUntil: hour }))
  return (
    <>
      <ShellSettingRow
        name="Quiet from"
        hint={
          quietFrom === quietUntil
            ? 'There are no quiet hours: they begin and end at the same hour.'
            : `Nothing is shown from ${hourText(quietFrom)} to ${hourText(quietUntil)}.`
        }
        setting={from}
      >
        {(id) => (
          <Select
            virtual={false}
            id={id}
            className={styles.hour ?? ''}
            value={from.value}
            options={hours}
            onChange={from.choose}
          />
        )}
      </ShellSettingRow>
      <ShellSettingRow name="Quiet until" setting={until}>
        {(id) => (
          <Select
            virtual={false}
            id={id}
            className={styles.hour ?? ''}
            value={until.value}
            options={hours}
            onChange={until.choose}
          />
        )}
      </ShellSettingRow>
    </>
  )
}

function Trial() {
  const [tryOut, { data, error, isLoading }] = useTryNotificationMutation()
  return (
    <div className={styles.doing}>
      <Button loading={isLoading} onClick={() => void tryOut()}>
        Try a notification
      </Button>
      <output className={styles.outcome}>
        {!isLoading && data && trialWords[data]}
        {!isLoading && error && problemOfQuery(error).message}
      </output>
    </div>
  )
}
