import { Button } from 'antd'
import type { CommunityPlans } from '#shared/contract/plans'
import { measureText } from '#shared/plans'
import { useMay } from '../../session/useMay'
import { DateText } from '../../ui/DateText'
import { Money } from '../../ui/payments/Money'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { FactsLabel } from './FactsLabel'
import { ScheduledChange } from './ScheduledChange'
import parts from '../../ui/panels/parts.module.css'
import styles from './plans.module.css'

interface CurrentPlanPanelProps {
  offers: CommunityPlans
  onChange: () => void
}

/** The plan that runs, and the change that waits. */
export function CurrentPlanPanel({ offers, onChange }: CurrentPlanPanelProps) {
  const mayWrite = useMay('ACCOUNTS.write')
  const { current, current_facts, scheduled, next_bill_on, plans } = offers
  const canChange = mayWrite && current && !scheduled && plans.some(({ is_current }) => !is_current)
  return (
    <Panel
      title="Your plan"
      action={
        canChange && (
          <Button type="primary" onClick={onChange}>
            Change plan
          </Button>
        )
      }
    >
      {current ? (
        <div className={styles.current}>
          <div>
            <p className={styles.planName}>{current.name}</p>
            <p className={styles.measure}>{measureText(current)}</p>
            <p className={parts.quiet}>
              Since <DateText value={current.started_on} />
              {next_bill_on && (
                <>
                  {' '}
                  · next billing month starts <DateText value={next_bill_on} />
                </>
              )}
            </p>
          </div>
          <p>
            <strong className={styles.price}>
              <Money cents={current.price.monthly} />
            </strong>{' '}
            <span className={parts.quiet}>a month</span>
          </p>
        </div>
      ) : (
        <EmptyPanel>No plan runs on this account right now.</EmptyPanel>
      )}
      {scheduled && <ScheduledChange change={scheduled} />}
      {current && current_facts && (
        <FactsLabel name={current.name} monthly={current.price.monthly} facts={current_facts} />
      )}
    </Panel>
  )
}
