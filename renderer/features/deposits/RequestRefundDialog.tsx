/** Asks for a refund: first of which account, then what of it and in which way. */
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useGetRefundableQuery } from '../../api/refunds'
import { useSelected } from '../../session/useSelected'
import { Modal } from '../../ui/dialogs/Modal'
import { Filter } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import styles from './deposits.module.css'
import { RefundForm } from './RefundForm'
import * as commonTexts from '#shared/texts/common'
import * as depositTexts from '#shared/texts/deposits'

export function RequestRefundDialog({ onClose }: { onClose: () => void }) {
  // Whoever works on a customer mostly means them: their account stands there, and can be typed over.
  const workedOn = useSelected().account?.crm_billing_account_number ?? ''
  const [typed, setTyped] = useState(workedOn)
  const [number, setNumber] = useState(workedOn)
  return (
    <Modal title={depositTexts.requestARefund} isOpen onClose={onClose}>
      <div className={styles.dialog}>
        <form
          className={styles.actions}
          onSubmit={(event) => {
            event.preventDefault()
            setNumber(typed.trim().toUpperCase())
          }}
        >
          <Filter label={commonTexts.billingAccount} htmlFor="refund-account">
            <Input
              id="refund-account"
              value={typed}
              maxLength={40}
              placeholder={depositTexts.ba}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Filter>
          <Button htmlType="submit">{depositTexts.lookItUp}</Button>
        </form>
        {number !== '' && <AccountRefund key={number} number={number} onClose={onClose} />}
      </div>
    </Modal>
  )
}

function AccountRefund({ number, onClose }: { number: string; onClose: () => void }) {
  const query = useGetRefundableQuery({ query: { acct_no: number } })
  return (
    <PageState query={query} what={depositTexts.theAccount} rows={3}>
      {(account) => <RefundForm account={account} onClose={onClose} />}
    </PageState>
  )
}
