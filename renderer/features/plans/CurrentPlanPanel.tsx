import type { ReactNode } from 'react'
import type { CommunityPlans } from '#shared/contract/services/plans'
import { measureText } from '#shared/services/plans'
import * as commonTexts from '#shared/texts/common'
import * as planTexts from '#shared/texts/services/plans'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { FactsLabel } from './FactsLabel'
import { MonthlyPrice } from './MonthlyPrice'
import styles from './plans.module.css'
import { ScheduledChange } from './ScheduledChange'

interface CurrentPlanPanelProps {
  offers: CommunityPlans
  onChange: () => void
  /** Links below the plan. */
  children?: ReactNode
}

/** Shows the active plan and any scheduled change. */
export function CurrentPlanPanel({ offers, onChange, children }: CurrentPlanPanelProps) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  const { current, current_facts, scheduled, next_bill_on, plans } = offers
  const canChange = mayWrite && current && !scheduled && plans.some(({ is_current }) => !is_current)
  return (
    <Panel
      title={planTexts.yourPlan}
      action={
        canChange && (
          <Button kind="primary" onClick={onChange}>
            {planTexts.changePlan}
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
              <Rich
                text={next_bill_on ? planTexts.sinceAndNext : commonTexts.since}
                parts={{
                  date: <DateText value={current.started_on} />,
                  next: next_bill_on && <DateText value={next_bill_on} />,
                }}
              />
            </p>
          </div>
          <p>
            <MonthlyPrice cents={current.price.monthly} isStrong />
          </p>
        </div>
      ) : (
        <EmptyPanel picture="router">{planTexts.noPlan}</EmptyPanel>
      )}
      {scheduled && <ScheduledChange change={scheduled} />}
      {current && current_facts && (
        <FactsLabel name={current.name} monthly={current.price.monthly} facts={current_facts} />
      )}
      {children}
    </Panel>
  )
}
