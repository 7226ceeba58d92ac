/** When a contact is told: quiet hours, how early, and from which usage on. */
import { Select } from 'antd'
import type { CommunicationContact, ContactPreferences } from '#shared/contract/communication'
import { useGetCommunicationPreferencesQuery } from '../../api/communication'
import { Panel } from '../../ui/panels/Panel'
import { QuietSwitch, QuietTimes } from './QuietHours'
import { SettingRow } from '../../ui/panels/SettingRow'
import parts from '../../ui/panels/parts.module.css'
import styles from './settings.module.css'
import { useSaveChoice } from './useSaveChoice'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/preferences'

interface TimingPanelProps {
  contact: CommunicationContact
  groupId: string
  mayChange: boolean
}

const days = [1, 2, 3, 5, 7, 10, 14]
const thresholds = [100, 110, 120, 150, 200]

export function TimingPanel({ contact, groupId, mayChange }: TimingPanelProps) {
  const { data } = useGetCommunicationPreferencesQuery({ query: { billing_group_id: groupId } })
  const { save, isSaved, failureOf } = useSaveChoice(groupId)
  const { contact_id } = contact
  const shown = data?.contacts.find((candidate) => candidate.contact_id === contact_id)
  if (!shown) return null
  const row = (name: string) => ({ isSaved: isSaved(name), failure: failureOf(name) })
  const quietHours = {
    disabled: !mayChange,
    quiet: { quiet_from: shown.quiet_from, quiet_until: shown.quiet_until },
    onChange: (quiet: Pick<ContactPreferences, 'quiet_from' | 'quiet_until'>) =>
      save('quiet', { contact_id, ...quiet }),
  }

  return (
    <Panel title={commonTexts.when}>
      <div className={parts.settings}>
        <SettingRow
          name="Quiet hours"
          hint={preferenceTexts.weWontTextCallOr}
          {...row('quiet')}
          below={<QuietTimes {...quietHours} />}
        >
          {(id) => <QuietSwitch id={id} {...quietHours} />}
        </SettingRow>
        <SettingRow name="Payment reminder" {...row('days')}>
          {(id) => (
            <Select
              id={id}
              className={styles.select ?? ''}
              disabled={!mayChange}
              value={shown.days_before_due}
              options={days.map((value) => ({
                value,
                label: value === 1 ? '1 day before due' : `${value} days before due`,
              }))}
              onChange={(days_before_due) => save('days', { contact_id, days_before_due })}
            />
          )}
        </SettingRow>
        <SettingRow name="Usage alert" hint={preferenceTexts.comparedWithTheSameMonth} {...row('usage')}>
          {(id) => (
            <Select
              id={id}
              className={styles.select ?? ''}
              disabled={!mayChange}
              value={shown.usage_threshold}
              options={thresholds.map((value) => ({ value, label: preferenceTexts.aboveOfUsual(value) }))}
              onChange={(usage_threshold) => save('usage', { contact_id, usage_threshold })}
            />
          )}
        </SettingRow>
      </div>
    </Panel>
  )
}
