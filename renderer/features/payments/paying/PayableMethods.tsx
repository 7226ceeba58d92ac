/** The saved payment methods, each with its Pay button. */

import type { PaymentProfile } from '#shared/contract/payments/payments'
import type { Cents } from '#shared/format/money'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import { PageState } from '../../../ui/states/PageState'
import type { QueryState } from '../../../ui/states/queryState'
import { useIsOnline } from '../../../ui/states/useIsOnline'
import { isExpired, savingText, sortMethods } from '../methods/methodFees'
import saved from '../methods/methods.module.css'
import { NoMethods } from '../methods/NoMethods'
import { SavedMethod } from '../methods/SavedMethod'
import type { PayTiming } from '../scheduled/payDay'
import making from './makePayment.module.css'
import { PayWithMethod } from './PayWithMethod'
import type { MakePaymentState, MethodResult } from './useMakePayment'
import { withoutStaleError } from './withoutStaleError'

interface Props {
  methods: QueryState<PaymentProfile[]>
  /** Null while there is no payable amount. */
  amount: Cents | null
  when: PayTiming
  today: string
  payment: MakePaymentState
  offlineText: string
  onReview: (method: PaymentProfile, amount: Cents) => void
}

export function PayableMethods({ methods, amount, when, today, payment, offlineText, onReview }: Props) {
  return (
    <PageState
      query={withoutStaleError(methods)}
      failedText={paymentMethodTexts.paymentMethodsNotLoaded}
      rows={3}
      isEmpty={(list) => list.length === 0}
      empty={<NoMethods />}
    >
      {(list) => (
        <>
          <ListStatus {...{ amount, when, offlineText }} />
          <MethodList {...{ list, amount, when, today, payment, onReview }} />
        </>
      )}
    </PageState>
  )
}

/** The default method comes first, or else the cheapest; the first one that can pay has the primary button. */
function MethodList({
  list,
  amount,
  when,
  today,
  payment,
  onReview,
}: Omit<Props, 'methods' | 'offlineText'> & { list: PaymentProfile[] }) {
  const sorted = sortMethods(list, today)
  const primary = sorted.find((method) => !isExpired(method, when.kind === 'on' ? when.day : today))
  return (
    <ul className={saved.methods}>
      {sorted.map((method) => (
        <SavedMethod key={method.token} method={method} today={today} note={failureNote(payment.result, method)}>
          <PayWithMethod
            {...{ method, amount, when, today, onReview }}
            isPrimary={method === primary}
            payingToken={payment.payingToken}
            saving={amount === null ? null : savingText(method, { methods: list, amount, today })}
          />
        </SavedMethod>
      ))}
    </ul>
  )
}

/** One line of fixed height: why no Pay button can be pressed, or what they do. */
function ListStatus({ amount, when, offlineText }: { amount: Cents | null; when: PayTiming; offlineText: string }) {
  const isOnline = useIsOnline()
  return (
    <output className={making.listStatus} data-offline={!isOnline || undefined}>
      {isOnline ? listStatusText(amount, when) : offlineText}
    </output>
  )
}

function listStatusText(amount: Cents | null, when: PayTiming): string {
  if (amount === null) return paymentTexts.enterAmountHint
  if (when.kind === 'undecided') return paymentTexts.dateMissing
  return paymentTexts.reviewFollows
}

/** Kept short, because it replaces the expiry date without moving anything. */
function failureNote(result: MethodResult | null, { token }: PaymentProfile): string | null {
  if (result?.token !== token) return null
  if (result.status === 'DECLINED')
    return result.reason ? paymentTexts.declined(result.reason) : paymentTexts.declinedByBank
  return result.status === 'failed' || result.status === 'notReceived' ? paymentTexts.failedNotice : null
}
