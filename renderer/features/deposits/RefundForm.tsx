/** What of an account goes back, in which way, and the click that asks for it. */
import { Button, Input, Select } from 'antd'
import { useRef, useState } from 'react'
import type { Refundable, RefundableAccount } from '#shared/contract/refunds'
import type { RefundWay } from '#shared/refundStates'
import { useRequestRefundMutation } from '../../api/refunds'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { RadioRow } from '../../ui/forms/RadioRow'
import { amountText } from '../../ui/look/amounts'
import { useNotify } from '../../ui/notices/useNotify'
import { Filter } from '../../ui/panels/Panel'
import styles from './deposits.module.css'
import * as depositTexts from '#shared/texts/deposits'
import * as commonTexts from '#shared/texts/common'

const wayLabels: Record<RefundWay, string> = {
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
  const [chosen, setChosen] = useState(keyOf(first))
  const [typedWay, setWay] = useState<RefundWay>('check')
  const [token, setToken] = useState(account.methods[0]?.['payment-token'] ?? '')
  const [comments, setComments] = useState('')
  const keys = useRef(new Map<string, string>())
  const item = possible.find((one) => keyOf(one) === chosen) ?? first
  const ways = item.ways.filter((way) => way !== 'method' || account.methods.length > 0)
  const way = ways.includes(typedWay) ? typedWay : 'check'
  const body = {
    acct_no: account.account_no,
    deposit_id: item.deposit_id,
    way,
    ...(way === 'method' && { 'payment-token': token }),
    comments,
  }
  /** The same wish keeps its key: one whose answer was lost may have been done. */
  const keyFor = (text: string): string => {
    const key = keys.current.get(text) ?? crypto.randomUUID()
    keys.current.set(text, key)
    return key
  }
  const { dialog, failure } = useConfirmed(
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
        options={possible.map((one) => ({ value: keyOf(one), label: nameOf(one) }))}
        value={keyOf(item)}
        onChange={setChosen}
      />
      <RadioRow
        label={depositTexts.method}
        options={ways.map((value) => ({ value, label: wayLabels[value] }))}
        value={way}
        onChange={setWay}
      />
      {way === 'method' && (
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
