/** Confirms that the method is saved, turns autopay on if requested, and offers next steps. */
import { Alert } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import type { UserAccount } from '#shared/contract/customers/userDetails'
import { paths } from '#shared/paths'
import { methodName } from '#shared/payments/brands'
import * as commonTexts from '#shared/texts/common'
import * as autopayTexts from '#shared/texts/payments/autopay'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import { useListPaymentProfilesQuery, useUpdateAutopayMutation } from '../../../api/payments/payments'
import { autopayRequestOf, profilesRequestOf } from '../../../domain/payments/paymentRequests'
import { Button } from '../../../ui/Button'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { PageStack, Panel } from '../../../ui/panels/Panel'
import { problemOfQuery } from '../../../ui/states/queryState'
import styles from '../payments.module.css'

interface Props {
  account: UserAccount
  token: string
  isForAutopay: boolean
  onAnother: () => void
}

const headingId = 'added-method'

export function AddedMethod({ account, token, isForAutopay, onAnother }: Props) {
  const { data: methods } = useListPaymentProfilesQuery(profilesRequestOf(account))
  const [update, { error, isSuccess, isLoading }] = useUpdateAutopayMutation()
  const method = methods?.find((candidate) => candidate.token === token)
  const name = method ? methodName(method.type, method['profile-account-number']) : paymentMethodTexts.yourPaymentMethod
  const turnAutopayOn = (): void => void update(autopayRequestOf(account, token))
  const onArrival = useEffectEvent(() => {
    document.getElementById(headingId)?.focus()
    if (isForAutopay) turnAutopayOn()
  })
  useEffect(() => onArrival(), [])

  return (
    <PageStack isShownInOrder>
      <Panel title={paymentMethodTexts.saved} headingId={headingId}>
        <p>{paymentMethodTexts.isOnFile(name)}</p>
        <div aria-live="polite" className={styles.status}>
          {isLoading && <Alert type="info" title={autopayTexts.turningAutopayOn} />}
          {isSuccess && (
            <Alert type="success" showIcon title={autopayTexts.autopayMoves(account.crm_billing_account_number)} />
          )}
        </div>
        {error && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={autopayTexts.savedWithoutAutopay(problemOfQuery(error).message)}
            action={<Button onClick={turnAutopayOn}>{commonTexts.tryAgain}</Button>}
          />
        )}
        <div className={styles.nextSteps}>
          <LinkButton kind="primary" to={paths.payment}>
            {paymentTexts.makePayment}
          </LinkButton>
          <LinkButton to={paths.managePayment}>{paymentMethodTexts.seeSavedMethods}</LinkButton>
          <Button onClick={onAnother}>{paymentMethodTexts.addAnother}</Button>
        </div>
      </Panel>
    </PageStack>
  )
}
