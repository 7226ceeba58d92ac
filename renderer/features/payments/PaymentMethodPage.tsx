/** /paymentMethod: adds a payment method without signing in, after a one-time code. */
import { Alert, Button, Input, Radio } from 'antd'
import { useEffect, useState } from 'react'
import { createPaymentLink } from '#shared/contract/payments'
import { sendEmailCode, sendPhoneCode, validateCode } from '#shared/contract/session'
import { emailFormat, fieldProblem } from '#shared/fieldRules'
import { paymentTexts, sessionTexts } from '#shared/texts'
import { send } from '../../api/http'
import { paths } from '../../paths'
import { PhoneInput } from '../../ui/PhoneInput'
import { AddMethodPanel } from './AddMethodPanel'
import styles from './payments.module.css'
import type { OpenLink } from './useAddMethod'
import { postbackUrl } from './usePaying'

/** Who may add a method after the code, and for whom. */
interface Proof {
  token: string
  customers: { crm_customer_number: string; name: string }[]
}

type Recipient = { emailId: string } | { phoneNumber: string }

export function PaymentMethodPage() {
  const [recipient, setRecipient] = useState<Recipient | null>(null)
  const [proof, setProof] = useState<Proof | null>(null)
  return (
    <main className={styles.publicPage} id="main">
      <h1>Add a payment method</h1>
      {proof ? (
        <AddMethod proof={proof} />
      ) : recipient ? (
        <EnterCode recipient={recipient} onProved={setProof} onBack={() => setRecipient(null)} />
      ) : (
        <AskForCode onSent={setRecipient} />
      )}
      <p>
        <a href={paths.login}>Sign in instead</a>
      </p>
    </main>
  )
}

function AskForCode({ onSent }: { onSent: (recipient: Recipient) => void }) {
  const [by, setBy] = useState<'email' | 'phone'>('email')
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function submit(): Promise<void> {
    const rule =
      by === 'email'
        ? { name: 'Email', required: true, format: emailFormat }
        : { name: 'Phone', required: true, minDigits: 10 }
    const failing = fieldProblem(typed, rule)
    setProblem(failing)
    if (failing) return document.getElementById('recipient')?.focus()
    setIsBusy(true)
    const { error } =
      by === 'email'
        ? await send(sendEmailCode, { query: { emailId: typed } })
        : await send(sendPhoneCode, { query: { phoneNumber: typed } })
    setIsBusy(false)
    if (error) return setProblem(error.message)
    onSent(by === 'email' ? { emailId: typed.trim() } : { phoneNumber: typed })
  }

  return (
    <form
      noValidate
      className={styles.publicForm}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p>We send a one-time code to the e-mail address or phone number of your account, to be sure that it is you.</p>
      <Radio.Group
        value={by}
        onChange={(event) => {
          setBy(event.target.value === 'phone' ? 'phone' : 'email')
          setTyped('')
          setProblem(null)
        }}
        options={[
          { value: 'email', label: 'By e-mail' },
          { value: 'phone', label: 'By text message' },
        ]}
      />
      <label htmlFor="recipient">{by === 'email' ? 'Email' : 'Phone'}</label>
      {by === 'email' ? (
        <Input
          id="recipient"
          type="email"
          autoComplete="email"
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby="recipient-problem"
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <PhoneInput
          id="recipient"
          value={typed}
          aria-invalid={problem !== null}
          aria-describedby="recipient-problem"
          onChange={setTyped}
        />
      )}
      <p id="recipient-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        Send the code
      </Button>
    </form>
  )
}

interface EnterCodeProps {
  recipient: Recipient
  onProved: (proof: Proof) => void
  onBack: () => void
}

function EnterCode({ recipient, onProved, onBack }: EnterCodeProps) {
  const [otp, setOtp] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => document.getElementById('code')?.focus(), [])

  async function submit(): Promise<void> {
    const failing = fieldProblem(otp, { name: 'Code', required: true, format: /^\d{6}$/ })
    setProblem(failing)
    if (failing) return document.getElementById('code')?.focus()
    setIsBusy(true)
    const { data, error } = await send(validateCode, { body: { ...recipient, otp: otp.trim() } })
    setIsBusy(false)
    if (error) return setProblem(error.message)
    if (data.purpose === 'payment_method') onProved(data)
  }

  return (
    <form
      noValidate
      className={styles.publicForm}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <output>{'emailId' in recipient ? sessionTexts.codeSent : sessionTexts.codeSentToPhone}</output>
      <label htmlFor="code">Code</label>
      <Input
        id="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={otp}
        aria-invalid={problem !== null}
        aria-describedby="code-problem"
        onChange={(event) => setOtp(event.target.value)}
      />
      <p id="code-problem" role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.filters}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          Go on
        </Button>
        <Button onClick={onBack}>Back</Button>
      </div>
    </form>
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
    return (
      <Alert
        type="success"
        showIcon
        title={`${paymentTexts.saved} The payment method is on file. You can close this page.`}
      />
    )
  }
  return (
    <>
      {proof.customers.length > 1 && (
        <Radio.Group
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
        onSaved={() => undefined}
        onFinished={() => setIsSaved(true)}
        onClose={() => window.location.assign(paths.login)}
      />
    </>
  )
}
