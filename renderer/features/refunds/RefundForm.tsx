/** Selects what to refund from an account and by which method, and requests the refund. */

import type { RefundMethod } from '#shared/billing/refundStates'
import { type Refundable, type RefundableAccount, requestRefund } from '#shared/contract/billing/refunds'
import * as refundTexts from '#shared/texts/billing/refunds'
import * as commonTexts from '#shared/texts/common'
import { useRequestRefundMutation } from '../../api/billing/refunds'
import { Button } from '../../ui/Button'
import { amountText } from '../../ui/format/amounts'
import { FormFailure } from '../../ui/forms/FormFailure'
import { TextField } from '../../ui/forms/FormFields'
import { RadioRow } from '../../ui/forms/fields/RadioRow'
import { Select } from '../../ui/forms/fields/Select'
import { useCallForm } from '../../ui/forms/useCallForm'
import { useRequestKey } from '../../ui/forms/useRequestKey'
import { useNotify } from '../../ui/notices/useNotify'
import { Filter } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import styles from './refunds.module.css'

const keyOf = ({ deposit_id }: Refundable): string => deposit_id ?? 'credit'
const nameOf = ({ deposit_id, refund_amount }: Refundable): string =>
  refundTexts.source(deposit_id !== null, amountText(refund_amount))

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
          <p key={keyOf(item)} className={parts.below}>
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

interface RefundValues {
  key: string
  refund_method: RefundMethod
  'payment-token': string
  comments: string
}

interface ChoicesProps extends Props {
  possible: readonly Refundable[]
  first: Refundable
}

function Choices({ account, possible, first, onClose }: ChoicesProps) {
  const [request] = useRequestRefundMutation()
  const { snackbar } = useNotify()
  const { keyFor } = useRequestKey()
  const initial: RefundValues = {
    key: keyOf(first),
    refund_method: 'check',
    'payment-token': account.methods[0]?.['payment-token'] ?? '',
    comments: '',
  }
  const itemOf = ({ key }: RefundValues): Refundable => possible.find((candidate) => keyOf(candidate) === key) ?? first
  const methodsFor = ({ refund_methods }: Refundable): RefundMethod[] =>
    refund_methods.filter((candidate) => candidate !== 'method' || account.methods.length > 0)
  const methodOf = (values: RefundValues): RefundMethod =>
    methodsFor(itemOf(values)).includes(values.refund_method) ? values.refund_method : 'check'
  const form = useCallForm(requestRefund, {
    initial,
    input: (values) => ({
      body: {
        acct_no: account.account_no,
        deposit_id: itemOf(values).deposit_id,
        refund_method: methodOf(values),
        ...(methodOf(values) === 'method' && { 'payment-token': values['payment-token'] }),
        comments: values.comments,
      },
    }),
    send: (input) => request({ ...input, idempotencyKey: keyFor(input.body) }),
    onSent: () => {
      snackbar(refundTexts.requestSaved)
      onClose()
    },
  })
  const item = itemOf(form.values)
  const refundMethod = methodOf(form.values)
  return (
    <form className={parts.column} {...form.props}>
      <RadioRow
        label={refundTexts.whatToRefund}
        options={possible.map((candidate) => ({ value: keyOf(candidate), label: nameOf(candidate) }))}
        value={keyOf(item)}
        onChange={(key) => form.save({ key })}
      />
      <RadioRow
        label={refundTexts.method}
        options={methodsFor(item).map((value) => ({ value, label: refundTexts.methodLabels[value] }))}
        value={refundMethod}
        onChange={(refund_method) => form.save({ refund_method })}
      />
      {refundMethod === 'method' && (
        <Filter label={refundTexts.paymentMethod} htmlFor="refund-method">
          <Select
            id="refund-method"
            value={form.values['payment-token']}
            onChange={(token) => form.save({ 'payment-token': token })}
            options={account.methods.map((method) => ({ value: method['payment-token'], label: method.method }))}
          />
        </Filter>
      )}
      <TextField label={commonTexts.comment} maxLength={200} {...form.text('comments')} />
      <FormFailure>{form.failure}</FormFailure>
      <p className={styles.foot}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button kind="primary" type="submit" isBusy={form.isBusy}>
          {refundTexts.request(amountText(item.refund_amount))}
        </Button>
      </p>
    </form>
  )
}
