/** /paymentMethod: adds a payment method without signing in, after a one-time code. */
import { Radio } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { createPaymentLink } from '#shared/contract/payments/payments'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { send } from '../../../api/http'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { createLinkOpener, postbackUrl } from '../../../domain/payments/useAddMethod'
import { getStoredSession } from '../../../session/storedSession'
import { AnchorButton } from '../../../ui/AnchorButton'
import { Notice } from '../../../ui/plain/Notice'
import { PlainPage } from '../../../ui/plain/PlainPage'
import { Rich } from '../../../ui/Rich'
import { useDocumentTitle } from '../../../ui/useDocumentTitle'
import { AddMethodPanel } from '../methods/AddMethodPanel'
import styles from './publicMethod.module.css'
import { VerifyByCode } from './VerifyByCode'
import type { VisitorSession } from './visitorSession'

const title = commonTexts.addPaymentMethod

export function PaymentMethodPage() {
  const { brandName } = useRuntimeConfig()
  const [visitorSession, setVisitorSession] = useState<VisitorSession | null>(null)
  useDocumentTitle(title, brandName)

  // A signed-in person needs no code and has a list of saved methods.
  if (getStoredSession()) return <Navigate to={paths.managePayment} replace />
  return (
    <PlainPage brandName={brandName} title={title} isWide={visitorSession !== null}>
      <div className={styles.publicTask}>
        {visitorSession ? (
          <AddMethod visitorSession={visitorSession} />
        ) : (
          <>
            <VerifyByCode onVerified={setVisitorSession} />
            {signInLink}
            <p>
              <Rich
                text={paymentMethodTexts.notRegisteredHint}
                parts={{ link: (text) => <a href={paths.register}>{text}</a> }}
              />
            </p>
          </>
        )}
      </div>
    </PlainPage>
  )
}

const signInLink = (
  <p>
    <a href={paths.login}>{paymentMethodTexts.signInInstead}</a>
  </p>
)

/** The most likely next step, so the button takes the focus. */
function SignIn() {
  const button = useRef<HTMLAnchorElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <AnchorButton ref={button} kind="primary" size="large" href={paths.login}>
      {commonTexts.signIn}
    </AnchorButton>
  )
}

function AddMethod({ visitorSession }: { visitorSession: VisitorSession }) {
  const [customerNumber, setCustomerNumber] = useState(visitorSession.customers[0]?.crm_customer_number ?? '')
  const [isSaved, setIsSaved] = useState(false)
  const task = useRef<HTMLDivElement>(null)
  // The code field is gone, so the focus moves to the first choice.
  useEffect(() => task.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  const owner = () => ({ accountNumber: customerNumber, token: visitorSession.token, isLegacy: false })
  const openLink = createLinkOpener(owner, async (type) => {
    const body = { parent_account_number: customerNumber, postback_url: postbackUrl(), payment_category: type }
    const { data, error } = await send(createPaymentLink, { body }, { token: visitorSession.token })
    return error ? { rejection: error.message } : { url: data['payment-url'] }
  })
  if (isSaved) {
    return (
      <>
        <Notice kind="success">{paymentMethodTexts.savedNotice(paymentMethodTexts.saved)}</Notice>
        <SignIn />
        <p>{paymentMethodTexts.closePageHint}</p>
      </>
    )
  }
  return (
    <div ref={task} className={styles.publicTask}>
      {visitorSession.customers.length > 1 && (
        <Radio.Group
          aria-label={commonTexts.customer}
          value={customerNumber}
          onChange={(event) => setCustomerNumber(String(event.target.value))}
          options={visitorSession.customers.map(({ crm_customer_number, name }) => ({
            value: crm_customer_number,
            label: `${name} (${crm_customer_number})`,
          }))}
        />
      )}
      <AddMethodPanel
        openLink={openLink}
        // This page has no list of methods to refresh.
        onSaved={() => undefined}
        onFinished={() => setIsSaved(true)}
        onClose={() => window.location.assign(paths.login)}
      />
      {signInLink}
    </div>
  )
}
