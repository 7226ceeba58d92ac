import { useState } from 'react'
import { codeDigits, codeProblem } from '#shared/access/oneTimeCode'
import * as customerTexts from '#shared/texts/customers'
import { useRedeemHelpCodeMutation } from '../../api/customers/remoteHelp'
import { FormFooter, TextField } from '../../ui/forms/FormFields'
import { useForm } from '../../ui/forms/useForm'
import { Panel } from '../../ui/panels/Panel'
import styles from './customers.module.css'

/** Opens the account of a customer who reads out the code from their Support page. */
export function HelpCode({ onOpen }: { onOpen: (customerNumber: string) => void }) {
  const [code, setCode] = useState('')
  const [redeem] = useRedeemHelpCodeMutation()
  const form = useForm(['otp'])

  async function send(): Promise<unknown> {
    const { data, error } = await redeem({ body: { otp: codeDigits(code) } })
    if (error) return error
    const [number] = data.crm_customer_numbers
    if (number) onOpen(number)
    return null
  }

  return (
    <Panel title={customerTexts.openWithASupportCode}>
      <form
        noValidate
        className={styles.find}
        onSubmit={(event) => void form.submit(event, { otp: codeProblem(code) }, send)}
      >
        <TextField
          label={customerTexts.n6DigitCode}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          field={form.field('otp')}
          value={code}
          onChange={setCode}
          hint={customerTexts.customersFindItUnderSupport}
        />
        <FormFooter form={form} submitText={customerTexts.openAccount} />
      </form>
    </Panel>
  )
}
