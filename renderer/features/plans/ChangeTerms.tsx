/** Shows the cost and start date of the selected plan before the user confirms the change. */
import { Radio } from 'antd'
import type { ReactNode } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { type CommunityPlan, type CommunityPlans, changePlan, type PlanChange } from '#shared/contract/services/plans'
import { measureText, type PlanServiceType } from '#shared/services/plans'
import * as planTexts from '#shared/texts/services/plans'
import { useChangePlanMutation } from '../../api/services/plans'
import { useSignedIn } from '../../session/SignedIn'
import { Button } from '../../ui/Button'
import { DialogFooter } from '../../ui/dialogs/DialogFooter'
import { amountText } from '../../ui/format/amounts'
import { dayText } from '../../ui/format/days'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useRequestKey } from '../../ui/forms/useRequestKey'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { FactsLabel } from './FactsLabel'
import { differenceText } from './planChangeTexts'
import styles from './plans.module.css'

type EffectiveTiming = 'today' | 'next_bill'

interface ChangeTermsProps {
  account: UserAccount
  serviceType: PlanServiceType
  offers: CommunityPlans
  plan: CommunityPlan
  onBack: () => void
  onSubmitted: (change: PlanChange) => void
}

export function ChangeTerms({ account, serviceType, offers, plan, onBack, onSubmitted }: ChangeTermsProps) {
  const { user } = useSignedIn()
  const [change] = useChangePlanMutation()
  const { keyFor } = useRequestKey()
  const { current } = offers
  const initial: { effective: EffectiveTiming } = { effective: 'next_bill' }
  const form = useCallForm(changePlan, {
    initial,
    input: ({ effective }) => ({
      body: {
        crm_contact_id: user.crm_contact_id,
        crm_premise_id: account.crm_premise_id,
        street_address: account.street_address,
        crm_service_account_id: offers.crm_service_account_id ?? account.crm_service_account_id,
        from_product_code: current?.id ?? '',
        to_product_code: plan.id,
        service_type: serviceType,
        effective,
      },
    }),
    send: (input) => change({ ...input, idempotencyKey: keyFor(input.body) }),
    onSent: onSubmitted,
  })

  return (
    <form className={styles.stack} {...form.props}>
      <dl className={styles.compare}>
        <PlanSide title={planTexts.now} name={current?.name ?? ''} monthly={current?.price.monthly ?? 0}>
          {current && measureText(current)}
        </PlanSide>
        <PlanSide title={planTexts.newPlan} name={plan.name} monthly={plan.price.monthly}>
          {measureText({ ...plan, serviceType })}
        </PlanSide>
      </dl>
      <p className={parts.strong}>{differenceText(plan.price_difference ?? 0)}.</p>
      <StartChoice
        offers={offers}
        plan={plan}
        effective={form.values.effective}
        onChange={(effective) => form.save({ effective })}
      />
      {plan.facts && <FactsLabel name={plan.name} monthly={plan.price.monthly} facts={plan.facts} />}
      <p className={parts.quiet}>{planTexts.pricesNote}</p>
      <FormFailure>{form.failure}</FormFailure>
      <DialogFooter>
        <Button onClick={onBack}>{planTexts.backToPlans}</Button>
        <Button kind="primary" type="submit" isBusy={form.isBusy}>
          {planTexts.confirmChange}
        </Button>
      </DialogFooter>
    </form>
  )
}

interface PlanSideProps {
  title: string
  name: string
  monthly: number
  children: ReactNode
}

const PlanSide = ({ title, name, monthly, children }: PlanSideProps) => (
  <div>
    <dt>{title}</dt>
    <dd>
      <span className={parts.strong}>{name}</span>
      <span className={parts.quiet}>{children}</span>
      <span>{planTexts.amountAMonth(amountText(monthly))}</span>
    </dd>
  </div>
)

interface StartChoiceProps {
  offers: CommunityPlans
  plan: CommunityPlan
  effective: EffectiveTiming
  onChange: (effective: EffectiveTiming) => void
}

/** A plan that doesn't cost more starts with the next bill, because this month is already paid for. */
function StartChoice({ offers, plan, effective, onChange }: StartChoiceProps) {
  const { today, next_bill_on, month_ends_on } = offers
  const nextBill = planTexts.withNextBill(dayText(next_bill_on ?? today))
  if (plan.proration === null) {
    return (
      <p>
        <span className={parts.strong}>{nextBill}.</span>{' '}
        <span className={parts.quiet}>{planTexts.lowerLaterExplanation}</span>
      </p>
    )
  }
  return (
    <fieldset className={styles.choice}>
      <legend>{planTexts.startQuestion}</legend>
      <Radio.Group
        className={styles.radios ?? ''}
        value={effective}
        onChange={({ target }) => onChange(target.value === 'today' ? 'today' : 'next_bill')}
      >
        <Radio value="next_bill">
          {nextBill}
          <span className={`${parts.quiet} ${styles.line}`}>{planTexts.noProration}</span>
        </Radio>
        <Radio value="today">
          <Rich
            text={planTexts.startToday(dayText(today), amountText(plan.proration), dayText(month_ends_on ?? today))}
            parts={{ span: (text) => <span className={`${parts.quiet} ${styles.line}`}>{text}</span> }}
          />
        </Radio>
      </Radio.Group>
    </fieldset>
  )
}
