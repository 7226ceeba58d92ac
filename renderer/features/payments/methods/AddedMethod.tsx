/** The method is on file: what it is, whether autopay uses it now, and what comes next. */
import { Alert, Button } from 'antd'
import { useEffect, useEffectEvent } from 'react'
import { methodName } from '#shared/brands'
import type { UserAccount } from '#shared/contract/userDetails'
import { paymentTexts } from '#shared/paymentTexts'
import { autopayChoice, profilesOf } from '../../../api/paymentRequests'
import { useListPaymentProfilesQuery, useUpdateAutopayMutation } from '../../../api/payments'
import { paths } from '../../../paths'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { PageStack, Panel } from '../../../ui/panels/Panel'
import { problemOfQuery } from '../../../ui/states/queryFace'
import styles from '../payments.module.css'

interface Props {
  account: UserAccount
  token: string
  isForAutopay: boolean
  onAnother: () => void
}

const headingId = 'added-method'

export function AddedMethod({ account, token, isForAutopay, onAnother }: Props) {
  const { data: methods } = useListPaymentProfilesQuery(profilesOf(account))
  const [update, { error, isSuccess, isLoading }] = useUpdateAutopayMutation()
  const method = methods?.find((candidate) => candidate.token === token)
  const name = method ? methodName(method.type, method['profile-account-number']) : 'Your payment method'
  const turnOn = (): void => void update(autopayChoice(account, token))
  const arrive = useEffectEvent(() => {
    document.getElementById(headingId)?.focus()
    if (isForAutopay) turnOn()
  })
  useEffect(() => arrive(), [])

  return (
    <PageStack>
      <Panel title={paymentTexts.saved} headingId={headingId}>
        <p>{name} is on file.</p>
        <div aria-live="polite" className={styles.status}>
          {isLoading && <Alert type="info" title="Turning autopay on." />}
          {isSuccess && (
            <Alert
              type="success"
              showIcon
              title={`Autopay of billing account ${account.crm_billing_account_number} charges it from now on.`}
            />
          )}
        </div>
        {error && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={`The method is saved, but autopay could not be turned on. ${problemOfQuery(error).message}`}
            action={<Button onClick={turnOn}>Try again</Button>}
          />
        )}
        <div className={styles.nextSteps}>
          <LinkButton type="primary" to={paths.payment}>
            Make payment
          </LinkButton>
          <LinkButton to={paths.managePayment}>See saved methods</LinkButton>
          <Button onClick={onAnother}>Add another</Button>
        </div>
      </Panel>
    </PageStack>
  )
}
