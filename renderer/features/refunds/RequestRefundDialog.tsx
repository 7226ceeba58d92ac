/** Requests a refund: first the account, then what to refund and by which method. */
import { Input } from 'antd'
import { useState } from 'react'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as commonTexts from '#shared/texts/common'
import { useGetRefundableQuery } from '../../api/billing/refunds'
import { useSelection } from '../../session/useSelection'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/dialogs/Modal'
import { Filter } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { RefundForm } from './RefundForm'
import styles from './refunds.module.css'

export function RequestRefundDialog({ onClose }: { onClose: () => void }) {
  // Staff mostly mean the customer that they work on, so that account is the editable default.
  const currentAccount = useSelection().account?.crm_billing_account_number ?? ''
  const [typed, setTyped] = useState(currentAccount)
  const [number, setNumber] = useState(currentAccount)
  return (
    <Modal title={refundTexts.requestARefund} isOpen onClose={onClose}>
      <div className={parts.column}>
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
              placeholder={refundTexts.accountPrefix}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Filter>
          <Button type="submit">{refundTexts.lookItUp}</Button>
        </form>
        {number !== '' && <AccountRefund key={number} number={number} onClose={onClose} />}
      </div>
    </Modal>
  )
}

function AccountRefund({ number, onClose }: { number: string; onClose: () => void }) {
  const query = useGetRefundableQuery({ query: { acct_no: number } })
  return (
    <PageState query={query} failedText={refundTexts.accountNotLoaded} rows={3}>
      {(account) => <RefundForm account={account} onClose={onClose} />}
    </PageState>
  )
}
