import { Switch } from 'antd'
import { useId } from 'react'
import { useGetCommunicationPreferencesQuery } from '../../api/communication'
import { Panel } from '../../ui/panels/Panel'
import styles from './settings.module.css'
import { useSaveChoice } from './useSaveChoice'

export function PaperlessPanel({ groupId, mayChange }: { groupId: string; mayChange: boolean }) {
  const { data } = useGetCommunicationPreferencesQuery({ query: { billing_group_id: groupId } })
  const { save, isSaved } = useSaveChoice(groupId)
  const id = useId()
  if (!data) return null
  return (
    <Panel title="Paper">
      <div className={styles.settings}>
        <div className={styles.setting}>
          <div>
            <label htmlFor={id} className={styles.name}>
              Paperless billing
            </label>
            <p className={styles.quiet}>
              {data.paperless
                ? 'Bills come by email and stand under Billing Statements.'
                : 'Bills come by mail to the address below. A fiber bill on paper costs $2.'}
            </p>
          </div>
          <div className={styles.value}>
            <output className={styles.saved}>{isSaved('paperless') && 'Saved'}</output>
            <Switch
              id={id}
              disabled={!mayChange}
              checked={data.paperless}
              onChange={(paperless) => save('paperless', { paperless })}
            />
          </div>
        </div>
      </div>
    </Panel>
  )
}
