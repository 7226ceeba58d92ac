/** Sets when a contact is notified: quiet hours, days before the due date, and usage threshold. */

import type { CommunicationContact, ContactPreferences } from '#shared/contract/customers/communication'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { useGetCommunicationPreferencesQuery } from '../../../api/customers/communication'
import { Select } from '../../../ui/forms/fields/Select'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { SettingRow } from '../../../ui/panels/SettingRow'
import styles from '../settings.module.css'
import { QuietSwitch, QuietTimes } from './QuietHours'
import { useSavePreference } from './useSavePreference'

interface TimingPanelProps {
  contact: CommunicationContact
  groupId: string
  mayChange: boolean
}

const reminderDays = [1, 2, 3, 5, 7, 10, 14]
const thresholds = [100, 110, 120, 150, 200]

export function TimingPanel({ contact, groupId, mayChange }: TimingPanelProps) {
  const { data } = useGetCommunicationPreferencesQuery({ query: { billing_group_id: groupId } })
  const { save, isSaved, failureOf } = useSavePreference(groupId)
  const { contact_id } = contact
  const preferences = data?.contacts.find((candidate) => candidate.contact_id === contact_id)
  if (!preferences) return null
  const rowState = (name: string) => ({ isSaved: isSaved(name), failure: failureOf(name) })
  const quietHours = {
    disabled: !mayChange,
    quiet: { quiet_from: preferences.quiet_from, quiet_until: preferences.quiet_until },
    onChange: (quiet: Pick<ContactPreferences, 'quiet_from' | 'quiet_until'>) =>
      save('quiet', { contact_id, ...quiet }),
  }

  return (
    <Panel title={commonTexts.when}>
      <div className={parts.settings}>
        {data?.available_channels.includes('sms') && (
          <SettingRow
            name={preferenceTexts.quietHours}
            hint={preferenceTexts.quietHoursHint}
            {...rowState('quiet')}
            below={<QuietTimes {...quietHours} />}
          >
            {(id) => <QuietSwitch id={id} {...quietHours} />}
          </SettingRow>
        )}
        <SettingRow name={preferenceTexts.paymentReminder} {...rowState('days')}>
          {(id) => (
            <Select
              id={id}
              className={styles.select ?? ''}
              disabled={!mayChange}
              value={preferences.days_before_due}
              options={reminderDays.map((value) => ({
                value,
                label: preferenceTexts.daysBeforeDue(value),
              }))}
              onChange={(days_before_due) => save('days', { contact_id, days_before_due })}
            />
          )}
        </SettingRow>
        <SettingRow name={preferenceTexts.usageAlert} hint={preferenceTexts.usageComparisonHint} {...rowState('usage')}>
          {(id) => (
            <Select
              id={id}
              className={styles.select ?? ''}
              disabled={!mayChange}
              value={preferences.usage_threshold}
              options={thresholds.map((value) => ({ value, label: preferenceTexts.aboveOfUsual(value) }))}
              onChange={(usage_threshold) => save('usage', { contact_id, usage_threshold })}
            />
          )}
        </SettingRow>
      </div>
    </Panel>
  )
}
