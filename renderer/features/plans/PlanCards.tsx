/** Compares a community's plans: their content, their price, and the difference from the current plan. */
import type { CommunityPlan } from '#shared/contract/services/plans'
import { measureText, type PlanServiceType } from '#shared/services/plans'
import * as commonTexts from '#shared/texts/common'
import * as planTexts from '#shared/texts/services/plans'
import { Button } from '../../ui/Button'
import parts from '../../ui/panels/parts.module.css'
import { Tag } from '../../ui/Tag'
import { FactsLabel } from './FactsLabel'
import { MonthlyPrice } from './MonthlyPrice'
import { differenceText } from './planChangeTexts'
import styles from './plans.module.css'

interface PlanCardsProps {
  serviceType: PlanServiceType
  plans: readonly CommunityPlan[]
  /** The code of the plan that a scheduled change switches to. */
  scheduledCode: string | null
  /** The cards are read-only without it. */
  onSelect?: ((plan: CommunityPlan) => void) | undefined
}

export const PlanCards = ({ serviceType, plans, scheduledCode, onSelect }: PlanCardsProps) => (
  <ul className={styles.cards}>
    {plans.map((plan) => (
      <li key={plan.id} className={styles.card} data-current={plan.is_current || undefined}>
        <div className={styles.cardHead}>
          <h3>{plan.name}</h3>
          {plan.is_current && <Tag color="success">{planTexts.yourPlan}</Tag>}
          {plan.id === scheduledCode && <Tag color="warning">{planTexts.scheduled}</Tag>}
        </div>
        <p className={styles.measure}>{measureText({ ...plan, serviceType })}</p>
        <p>
          <MonthlyPrice cents={plan.price.monthly} isStrong />
        </p>
        <p className={parts.quiet}>
          {plan.price_difference !== null && !plan.is_current && (
            <span className={styles.difference}>{differenceText(plan.price_difference)}</span>
          )}
          {plan.description}
        </p>
        {onSelect && !plan.is_current && (
          <Button
            disabled={plan.id === scheduledCode}
            aria-label={commonTexts.chooseItem(plan.name)}
            onClick={() => onSelect(plan)}
            className={styles.choose ?? ''}
          >
            {commonTexts.choose}
          </Button>
        )}
        {plan.facts && <FactsLabel name={plan.name} monthly={plan.price.monthly} facts={plan.facts} />}
      </li>
    ))}
  </ul>
)
