/** When a contact is told: quiet hours, how early, and from which usage on. */
import { Input, Select, Switch } from 'antd'
import { useId } from 'react'
import type { CommunicationContact } from '#shared/contract/communication'
import { useGetCommunicationPreferencesQuery } from '../../api/communication'
import { Panel } from '../../ui/panels/Panel'
import styles from './settings.module.css'
import { useSaveChoice } from './useSaveChoice'

interface TimingPanelProps {
  contact: CommunicationContact
  groupId: string
  mayChange: boolean
}

const usualQuiet = { quiet_from: '21:00', quiet_until: '08:00' }
const days = [1, 2, 3, 5, 7, 10, 14]
const thresholds = [100, 110, 120, 150, 200]

export function TimingPanel({ contact, groupId, mayChange }: TimingPanelProps) {
  const { data } = useGetCommunicationPreferencesQuery({ query: { billing_group_id: groupId } })
  const { save, isSaved } = useSaveChoice(groupId)
  const id = useId()
  const { contact_id } = contact
  const shown = data?.contacts.find((candidate) => candidate.contact_id === contact_id)
  if (!shown) return null
  const hasQuiet = shown.quiet_from !== null
  const mark = (row: string) => <output className={styles.saved}>{isSaved(row) && 'Saved'}</output>

  return (
    <Panel title="When">
      <div className={styles.settings}>
        <div className={styles.setting}>
          <div>
            <label htmlFor={`${id}-quiet`} className={styles.name}>
              Quiet hours
            </label>
            <p className={styles.quiet}>No SMS, voice or push meanwhile, except for safety.</p>
          </div>
          <div className={styles.value}>
            {mark('quiet')}
            {hasQuiet && (
              <span className={styles.times}>
                <Input
                  type="time"
                  aria-label="Quiet from"
                  disabled={!mayChange}
                  defaultValue={shown.quiet_from ?? ''}
                  onBlur={({ target }) =>
                    target.value &&
                    target.value !== shown.quiet_from &&
                    save('quiet', { contact_id, quiet_from: target.value, quiet_until: shown.quiet_until })
                  }
                />
                to
                <Input
                  type="time"
                  aria-label="Quiet until"
                  disabled={!mayChange}
                  defaultValue={shown.quiet_until ?? ''}
                  onBlur={({ target }) =>
                    target.value &&
                    target.value !== shown.quiet_until &&
                    save('quiet', { contact_id, quiet_from: shown.quiet_from, quiet_until: target.value })
                  }
                />
              </span>
            )}
            <Switch
              id={`${id}-quiet`}
              disabled={!mayChange}
              checked={hasQuiet}
              onChange={(isOn) =>
                save('quiet', { contact_id, ...(isOn ? usualQuiet : { quiet_from: null, quiet_until: null }) })
              }
            />
          </div>
        </div>
        <div className={styles.setting}>
          <label htmlFor={`${id}-days`} className={styles.name}>
            Payment reminder
          </label>
          <div className={styles.value}>
            {mark('days')}
            <Select
              id={`${id}-days`}
              className={styles.select ?? ''}
              disabled={!mayChange}
              value={shown.days_before_due}
              options={days.map((value) => ({
                value,
                label: value === 1 ? '1 day before due' : `${value} days before due`,
              }))}
              onChange={(days_before_due) => save('days', { contact_id, days_before_due })}
            />
          </div>
        </div>
        <div className={styles.setting}>
          <div>
            <label htmlFor={`${id}-usage`} className={styles.name}>
              Usage alert
            </label>
            <p className={styles.quiet}>Compared with the same month of last year.</p>
          </div>
          <div className={styles.value}>
            {mark('usage')}
            <Select
              id={`${id}-usage`}
              className={styles.select ?? ''}
              disabled={!mayChange}
              value={shown.usage_threshold}
              options={thresholds.map((value) => ({ value, label: `Above ${value}% of usual` }))}
              onChange={(usage_threshold) => save('usage', { contact_id, usage_threshold })}
            />
          </div>
        </div>
      </div>
    </Panel>
  )
}
