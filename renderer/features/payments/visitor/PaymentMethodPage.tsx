/** /paymentMethod: adds a payment method without signing in, after a one-time code. */
import { Button, Radio } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { createPaymentLink } from '#shared/contract/payments'
import { send } from '../../../api/http'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { paths } from '../../../paths'
import { heldSession } from '../../../session/heldSession'
import { Notice } from '../../../ui/plain/Notice'
import { PlainPage } from '../../../ui/plain/PlainPage'
import { AddMethodPanel } from '../methods/AddMethodPanel'
import styles from './publicMethod.module.css'
import type { Proof } from './proof'
import { ProveByCode } from './ProveByCode'
import { openLinkFor, postbackUrl } from '../../../ui/payments/useAddMethod'
import * as paymentTexts from '#shared/texts/payments'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../../../ui/Rich'

const title = commonTexts.addAPaymentMethod

export function PaymentMethodPage() {
  const { brandName } = useRuntimeConfig()
  const [proof, setProof] = useState<Proof | null>(null)

  useEffect(() => {
    document.title = `${title} · ${brandName}`
  }, [brandName])

  // Whoever is signed in needs no code, and finds their methods in a list.
  if (heldSession()) return <Navigate to={paths.managePayment} replace />
  return (
    <PlainPage brandName={brandName} title={title} isWide={proof !== null}>
      <div className={styles.publicTask}>
        {proof ? (
          <AddMethod proof={proof} />
        ) : (
          <>
            <ProveByCode onProved={setProof} />
            {signInInstead}
            <p>
              <Rich
                text={paymentTexts.notRegisteredYetRegisterAnd}
                parts={{ link: (text) => <a href={paths.register}>{text}</a> }}
              />
            </p>
          </>
        )}
      </div>
    </PlainPage>
  )
}

const signInInstead = (
  <p>
    <a href={paths.login}>{paymentTexts.signInInstead}</a>
  </p>
)

/** What most people do next; the keyboard is here. */
function SignIn() {
  const button = useRef<HTMLAnchorElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Button ref={button} type="primary" size="large" href={paths.login}>
      {commonTexts.signIn}
    </Button>
  )
}

function AddMethod({ proof }: { proof: Proof }) {
  const [customerNumber, setCustomerNumber] = useState(proof.customers[0]?.crm_customer_number ?? '')
  const [isSaved, setIsSaved] = useState(false)
  const task = useRef<HTMLDivElement>(null)
  // The code's field has gone: the choice is what comes next.
  useEffect(() => task.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  const owner = () => ({ accountNumber: customerNumber, token: proof.token, isLegacy: false })
  const openLink = openLinkFor(owner, async (type) => {
    const body = { parent_account_number: customerNumber, postback_url: postbackUrl(), payment_category: type }
    const { data, error } = await send(createPaymentLink, { body }, { token: proof.token })
    return error ? { refused: error.message } : { url: data['payment-url'] }
  })
  if (isSaved) {
    return (
      <>
        <Notice kind="success">{paymentTexts.thePaymentMethodIsOnFile(paymentTexts.saved)}</Notice>
        <SignIn />
        <p>{paymentTexts.youCanAlsoCloseThisPage}</p>
      </>
    )
  }
  return (
    <div ref={task} className={styles.publicTask}>
      {proof.customers.length > 1 && (
        <Radio.Group
          aria-label={commonTexts.customer}
          value={customerNumber}
          onChange={(event) => setCustomerNumber(String(event.target.value))}
          options={proof.customers.map(({ crm_customer_number, name }) => ({
            value: crm_customer_number,
            label: `${name} (${crm_customer_number})`,
          }))}
        />
      )}
      <AddMethodPanel
        openLink={openLink}
        // There is no list of methods on this page to bring up to date.
        onSaved={() => undefined}
        onFinished={() => setIsSaved(true)}
        onClose={() => window.location.assign(paths.login)}
      />
      {signInInstead}
    </div>
  )
}
