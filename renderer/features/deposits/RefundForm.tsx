/** Selects what to refund from an account and by which method, and requests the refund. */
import { Button, Input, Select } from 'antd'
import { useRef, useState } from 'react'
import type { RefundMethod } from '#shared/billing/refundStates'
import type { Refundable, RefundableAccount } from '#shared/contract/billing/refunds'
import * as commonTexts from '#shared/texts/common'
import * as depositTexts from '#shared/texts/deposits'
import { useRequestRefundMutation } from '../../api/billing/refunds'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { amountText } from '../../ui/format/amounts'
import { FormFailure } from '../../ui/forms/FormFailure'
import { RadioRow } from '../../ui/forms/RadioRow'
import { useNotify } from '../../ui/notices/useNotify'
import { Filter } from '../../ui/panels/Panel'
import styles from './deposits.module.css'

const methodLabels: Record<RefundMethod, string> = {
  method: depositTexts.paymentMethod,
  check: 'Check',
  credit: depositTexts.creditToTheAccount,
}

const keyOf = ({ deposit_id }: Refundable): string => deposit_id ?? 'credit'
const nameOf = ({ deposit_id, refund_amount }: Refundable): string =>
  depositTexts.depositWithInterestCreditOn(deposit_id !== null, amountText(refund_amount))

interface Props {
  account: RefundableAccount
  onClose: () => void
}

export function RefundForm({ account, onClose }: Props) {
  const possible = account.refundable.filter(({ problem }) => problem === null)
  const [first] = possible
  return (
    <>
      <p>
        {account.name} ({account.account_no})
      </p>
      {account.refundable
        .filter(({ problem }) => problem !== null)
        .map((item) => (
          <p key={keyOf(item)} className={styles.below}>
            {nameOf(item)}: {item.problem}
          </p>
        ))}
      {first ? (
        <Choices account={account} possible={possible} first={first} onClose={onClose} />
      ) : (
        <p className={styles.foot}>
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
        </p>
      )}
    </>
  )
}

interface ChoicesProps extends Props {
  possible: readonly Refundable[]
  first: Refundable
}

function Choices({ account, possible, first, onClose }: ChoicesProps) {
  const [request] = useRequestRefundMutation()
  const { snackbar } = useNotify()
  const [selectedKey, setSelectedKey] = useState(keyOf(first))
  const [selectedMethod, setSelectedMethod] = useState<RefundMethod>('check')
  const [token, setToken] = useState(account.methods[0]?.['payment-token'] ?? '')
  const [comments, setComments] = useState('')
  const keys = useRef(new Map<string, string>())
  const item = possible.find((candidate) => keyOf(candidate) === selectedKey) ?? first
  const offeredMethods = item.ways.filter(
    (candidateMethod) => candidateMethod !== 'method' || account.methods.length > 0,
  )
  const refundMethod = offeredMethods.includes(selectedMethod) ? selectedMethod : 'check'
  const body = {
    acct_no: account.account_no,
    deposit_id: item.deposit_id,
    way: refundMethod,
    ...(refundMethod === 'method' && { 'payment-token': token }),
    comments,
  }
  /** The same request keeps its key, because a request whose response was lost may have been executed. */
  const keyFor = (text: string): string => {
    const key = keys.current.get(text) ?? crypto.randomUUID()
    keys.current.set(text, key)
    return key
  }
  const { dialog, failure } = useConfirmedCall(
    () => request({ idempotencyKey: keyFor(JSON.stringify(body)), body }),
    () => {
      snackbar(depositTexts.refundRequested)
      onClose()
    },
  )
  return (
    <>
      <RadioRow
        label={depositTexts.whatToRefund}
        options={possible.map((candidate) => ({ value: keyOf(candidate), label: nameOf(candidate) }))}
        value={keyOf(item)}
        onChange={setSelectedKey}
      />
      <RadioRow
        label={depositTexts.method}
        options={offeredMethods.map((value) => ({ value, label: methodLabels[value] }))}
        value={refundMethod}
        onChange={setSelectedMethod}
      />
      {refundMethod === 'method' && (
        <Filter label={depositTexts.paymentMethod} htmlFor="refund-method">
          <Select
            id="refund-method"
            value={token}
            onChange={setToken}
            options={account.methods.map((method) => ({ value: method['payment-token'], label: method.method }))}
          />
        </Filter>
      )}
      <Filter label={commonTexts.comment} htmlFor="refund-comment">
        <Input
          id="refund-comment"
          value={comments}
          maxLength={200}
          onChange={({ target }) => setComments(target.value)}
        />
      </Filter>
      <FormFailure>{failure}</FormFailure>
      <p className={styles.foot}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button type="primary" loading={dialog.isBusy} onClick={dialog.onYes}>
          {depositTexts.request(amountText(item.refund_amount))}
        </Button>
      </p>
    </>
  )
}
