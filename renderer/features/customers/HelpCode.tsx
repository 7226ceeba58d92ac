import { codeDigits } from '#shared/access/oneTimeCode'
import { redeemHelpCode } from '#shared/contract/customers/remoteHelp'
import * as remoteHelpTexts from '#shared/texts/customers/remoteHelp'
import { useRedeemHelpCodeMutation } from '../../api/customers/remoteHelp'
import { FormFooter, TextField } from '../../ui/forms/FormFields'
import { useCallForm } from '../../ui/forms/useCallForm'
import { Panel } from '../../ui/panels/Panel'
import styles from './customers.module.css'

/** Opens the account of a customer who reads out the code from their Support page. */
export function HelpCode({ onOpen }: { onOpen: (customerNumber: string) => void }) {
  const [redeem] = useRedeemHelpCodeMutation()
  const form = useCallForm(redeemHelpCode, {
    initial: { otp: '' },
    input: ({ otp }) => ({ body: { otp: codeDigits(otp) } }),
    send: redeem,
    onSent: ({ crm_customer_numbers: [number] }) => {
      if (number) onOpen(number)
    },
  })

  return (
    <Panel title={remoteHelpTexts.supportCodeTitle}>
      <form className={styles.find} {...form.props}>
        <TextField
          label={remoteHelpTexts.helpCodeLabel}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          {...form.text('otp')}
          hint={remoteHelpTexts.codeOfCustomerHint}
        />
        <FormFooter form={form} submitText={remoteHelpTexts.openAccount} />
      </form>
    </Panel>
  )
}
