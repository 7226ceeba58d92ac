/** /paymentMethod: adds a payment method without signing in, after a one-time code. */
import { Alert, Radio } from 'antd'
import { useState } from 'react'
import { createPaymentLink } from '#shared/contract/payments'
import { paymentTexts } from '#shared/texts'
import { send } from '../../api/http'
import { paths } from '../../paths'
import { AddMethodPanel } from './AddMethodPanel'
import styles from './payments.module.css'
import { ProveByCode, type Proof } from './ProveByCode'
import type { OpenLink } from './useAddMethod'
import { postbackUrl } from './usePaying'

export function PaymentMethodPage() {
  const [proof, setProof] = useState<Proof | null>(null)
  return (
    <main className={styles.publicPage} id="main">
      <h1>Add a payment method</h1>
      {proof ? <AddMethod proof={proof} /> : <ProveByCode onProved={setProof} />}
      <p>
        <a href={paths.login}>Sign in instead</a>
      </p>
    </main>
  )
}

function AddMethod({ proof }: { proof: Proof }) {
  const [customerNumber, setCustomerNumber] = useState(proof.customers[0]?.crm_customer_number ?? '')
  const [isSaved, setIsSaved] = useState(false)
  const openLink: OpenLink = async (type) => {
    const body = { parent_account_number: customerNumber, postback_url: postbackUrl(), payment_category: type }
    const { data, error } = await send(createPaymentLink, { body }, { token: proof.token })
    return error ? { refused: error.message } : { url: data['payment-url'] }
  }
  if (isSaved) {
    const title = `${paymentTexts.saved} The payment method is on file. You can close this page.`
    return <Alert type="success" showIcon title={title} />
  }
  return (
    <>
      {proof.customers.length > 1 && (
        <Radio.Group
          aria-label="Customer"
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
    </>
  )
}
