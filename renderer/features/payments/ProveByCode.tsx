/** Proves who somebody is by a one-time code to an address on file, in two steps. */
import { Button, Input, Radio } from 'antd'
import { useEffect, useState, type ReactNode } from 'react'
import { sendEmailCode, sendPhoneCode, validateCode } from '#shared/contract/session'
import { emailFormat, fieldProblem, type FieldRule } from '#shared/fieldRules'
import { sessionTexts } from '#shared/texts'
import { send } from '../../api/http'
import { PhoneInput } from '../../ui/PhoneInput'
import styles from './payments.module.css'

/** What the code was exchanged for: a short session that may add a payment method, and for whom. */
export interface Proof {
  token: string
  customers: { crm_customer_number: string; name: string }[]
}

type Recipient = { emailId: string } | { phoneNumber: string }

export function ProveByCode({ onProved }: { onProved: (proof: Proof) => void }) {
  const [recipient, setRecipient] = useState<Recipient | null>(null)
  return recipient ? (
    <EnterCode recipient={recipient} onProved={onProved} onBack={() => setRecipient(null)} />
  ) : (
    <AskForCode onSent={setRecipient} />
  )
}

const recipientRules = {
  email: { name: 'Email', required: true, format: emailFormat },
  phone: { name: 'Phone', required: true, minDigits: 10 },
} satisfies Record<string, FieldRule>

function AskForCode({ onSent }: { onSent: (recipient: Recipient) => void }) {
  const [by, setBy] = useState<'email' | 'phone'>('email')

  async function sendTo(typed: string): Promise<string | null> {
    const recipient: Recipient = by === 'email' ? { emailId: typed } : { phoneNumber: typed }
    const { error } =
      'emailId' in recipient
        ? await send(sendEmailCode, { query: recipient })
        : await send(sendPhoneCode, { query: recipient })
    if (!error) onSent(recipient)
    return error?.message ?? null
  }

  return (
    <>
      <p>
        We send a one-time code to the e-mail address or telephone number of your account, to be sure that it is you.
      </p>
      <Radio.Group
        aria-label="How to send the code"
        value={by}
        onChange={(event) => setBy(event.target.value === 'phone' ? 'phone' : 'email')}
        options={[
          { value: 'email', label: 'By e-mail' },
          { value: 'phone', label: 'By text message' },
        ]}
      />
      <OneField
        key={by}
        rule={recipientRules[by]}
        submitText="Send the code"
        onSubmit={sendTo}
        input={(field) =>
          by === 'email' ? (
            <Input
              {...field}
              type="email"
              autoComplete="email"
              onChange={(event) => field.onChange(event.target.value)}
            />
          ) : (
            <PhoneInput {...field} />
          )
        }
      />
    </>
  )
}

interface EnterCodeProps {
  recipient: Recipient
  onProved: (proof: Proof) => void
  onBack: () => void
}

function EnterCode({ recipient, onProved, onBack }: EnterCodeProps) {
  async function exchange(otp: string): Promise<string | null> {
    const { data, error } = await send(validateCode, { body: { ...recipient, otp } })
    if (error) return error.message
    // A code that was sent for something else proves nothing here.
    if (data.purpose !== 'payment_method') return sessionTexts.codeWrong
    onProved(data)
    return null
  }

  return (
    <>
      <output>{'emailId' in recipient ? sessionTexts.codeSent : sessionTexts.codeSentToPhone}</output>
      <OneField
        rule={{ name: 'Code', required: true, format: /^\d{6}$/ }}
        submitText="Go on"
        onSubmit={exchange}
        input={(field) => (
          <Input
            {...field}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            onChange={(event) => field.onChange(event.target.value)}
          />
        )}
      >
        <Button onClick={onBack}>Back</Button>
      </OneField>
    </>
  )
}

interface FieldProps {
  id: string
  value: string
  onChange: (value: string) => void
  'aria-invalid': boolean
  'aria-describedby': string
}

interface OneFieldProps {
  rule: FieldRule
  submitText: string
  /** Answers what is wrong, or null when it went well. */
  onSubmit: (typed: string) => Promise<string | null>
  input: (field: FieldProps) => ReactNode
  children?: ReactNode
}

/** A form of one field: its remark under it, the focus in it, and what was typed kept when it is refused. */
function OneField({ rule, submitText, onSubmit, input, children }: OneFieldProps) {
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const id = `prove-${rule.name.toLowerCase()}`
  useEffect(() => document.getElementById(id)?.focus(), [id])

  async function submit(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    const remark = fieldProblem(value, rule) ?? (await onSubmit(value.trim()))
    setIsBusy(false)
    setProblem(remark)
    if (remark) document.getElementById(id)?.focus()
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
      <label htmlFor={id}>{rule.name}</label>
      {input({ id, value, onChange: setValue, 'aria-invalid': problem !== null, 'aria-describedby': `${id}-problem` })}
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.links}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {submitText}
        </Button>
        {children}
      </div>
    </form>
  )
}
