/** "Make payment": an amount, the saved methods with a Pay button each, and a new method below (specification, section 2). Every Pay button leads to a review. */
import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments'
import type { ScheduledPayment } from '#shared/contract/scheduledPayments'
import type { UserAccount } from '#shared/contract/userDetails'
import type { Cents } from '#shared/money'
import { useDraft } from '../../../session/useDraft'
import { useSignedIn } from '../../../session/SignedIn'
import type { GivenCommand } from '../../../ui/commands/commandSlice'
import { useCommand } from '../../../ui/commands/useCommand'
import { useNumberFormat } from '../../../ui/look/amounts'
import { LaterPart } from '../../../ui/states/LaterPart'
import { PageState } from '../../../ui/states/PageState'
import { EmptyPanel } from '../../../ui/panels/Panel'
import type { QueryFace } from '../../../ui/states/queryFace'
import { useIsOnline } from '../../../ui/states/useIsOnline'
import { AddNewSection } from '../methods/AddNewSection'
import { byFee, savingText } from '../methods/byFee'
import { PayOn } from '../scheduled/PayOn'
import { payWhen, type PayDay, type PayWhen, type Wish } from '../scheduled/payDay'
import { amountKinds, fieldText, type AmountChoice, type AmountKind } from './amountChoices'
import { payableOf } from './paymentAmount'
import { PaymentSummary } from './PaymentSummary'
import { payingTexts } from './payingTexts'
import { reviewOfMethod, type Bill, type ReviewRequest } from './reviewRequest'
import making from './makePayment.module.css'
import saved from '../methods/methods.module.css'
import { PayWithMethod } from './PayWithMethod'
import { SavedMethod } from '../methods/SavedMethod'
import { onTopText } from '../../../ui/payments/plannedTexts'
import type { OpenLink } from '../../../ui/payments/useAddMethod'
import { mayBeCharged, useUnsettledAttempts } from './paymentAttempts'
import { UnsettledPayments } from './UnsettledPayments'
import { CommandReview, fetchReview, PaymentReview } from './laterReview'
import { useFocusAfterReview } from './useFocusAfterReview'
import { withoutStaleError } from './withoutStaleError'
import { canTryAgain, useMakePayment, type MethodResult, type Pay, type PaymentResult } from './useMakePayment'
import * as paymentTexts from '#shared/texts/payments'

interface Props {
  /** Whose bill it is: what is typed for it is kept in this tab. */
  account: UserAccount
  /** What is owed; null when unknown. */
  owed: Cents | null
  /** What of it may be paid, the first unless another one is chosen. */
  choices: readonly AmountChoice[]
  methods: QueryFace<PaymentProfile[]>
  /** Still to be made of this bill. */
  planned: readonly ScheduledPayment[]
  today: string
  pay: Pay
  /** For a later day: leads to a review, and from there to scheduling. */
  onReview: (wish: Wish) => void
  openLink: OpenLink
  onClose: (result: PaymentResult) => void
}

/** A review that a Pay button or a command has opened. */
type OpenedReview =
  | { by: 'button'; id: string; request: ReviewRequest }
  | { by: 'command'; id: string; command: GivenCommand; bill: Bill & { isInstead: boolean } }

const noDraft = { kind: 'owed', amount: '', isLater: false, day: '' }

const addNewId = 'add-new-method'
const methodsHeadingId = 'payment-methods'

export function MakePaymentPanel({ account, owed, choices, methods, planned, today, onReview, ...props }: Props) {
  const { pay, openLink, onClose } = props
  const billingAccount = account.crm_billing_account_number
  // What is owed may come before the person's preferences.
  useNumberFormat()
  const draft = useDraft(`payment:${billingAccount}`, noDraft)
  const [isAdding, setIsAdding] = useState(false)
  // The amount that was paid stays until the receipt is shown: the balance has changed by then.
  const [paid, setPaid] = useState<{ kind: AmountKind; text: string } | null>(null)
  const [opened, setOpened] = useState<OpenedReview | null>(null)
  const { kind: kept, amount: typed, isLater, day } = draft.values
  const kindNow =
    amountKinds.find((known) => known === kept && choices.some((choice) => choice.kind === known)) ?? 'other'
  const { kind, text } = paid ?? { kind: kindNow, text: fieldText(choices, kindNow, typed) }

  function onAccepted(): void {
    setPaid({ kind, text })
    if (opened?.by === 'button') draft.discard()
  }
  function onPaid(result: PaymentResult): void {
    if (!canTryAgain(result)) closeReview()
    onClose(result)
  }
  const payment = useMakePayment({ pay, onAccepted, onClose: onPaid })
  const { paying } = payment
  const { person } = useSignedIn()
  const attempts = useUnsettledAttempts(person.user_id, [billingAccount])
  const offlineText = mayBeCharged(attempts) ? payingTexts.offlineUnsettled : payingTexts.offline
  const payDay: PayDay = isLater ? { when: 'later', day: day === '' ? null : day } : { when: 'today' }
  const when = payWhen(payDay, today)
  const amount = payableOf(text)

  useCommand('Make Payment', {
    billingAccount,
    isReady: methods.data !== undefined && owed !== null && paying === null,
    // A command is reviewed with its own amount: the typed one stays in the form.
    onCommand: openCommand,
  })

  function openCommand(given: GivenCommand): void {
    payment.forgetResult()
    const bill = { methods: methods.data ?? [], owed, today, isInstead: opened !== null }
    setOpened({ by: 'command', id: given.id, command: given, bill })
  }

  function openReview(method: PaymentProfile, cents: Cents): void {
    if (when.kind === 'on') onReview({ method, amount: cents, payOn: when.day, discard: draft.discard })
    if (when.kind !== 'now') return
    payment.forgetResult()
    const request = reviewOfMethod(method, cents, { methods: methods.data ?? [], owed, today })
    setOpened({ by: 'button', id: request.id, request })
  }

  const closeReview = (): void => setOpened(null)
  useEffect(() => void fetchReview(), [])
  useFocusAfterReview(opened !== null, methodsHeadingId)

  return (
    <>
      <UnsettledPayments billingAccounts={[billingAccount]} isPaying={paying !== null} />
      <div className={making.makePayment}>
        <PaymentSummary
          {...{ text, choices, owed }}
          chosen={kind}
          isDisabled={paying !== null}
          onChange={(amount) => draft.keep({ kind: 'other', amount })}
          onChoose={(kind) => draft.keep({ kind, amount: kind === 'other' ? text : '' })}
        >
          <PayOn
            chosen={payDay}
            today={today}
            isDisabled={paying !== null}
            onChange={(next) =>
              draft.keep({ isLater: next.when === 'later', day: (next.when === 'later' && next.day) || '' })
            }
          />
        </PaymentSummary>
        <section className={making.choose} aria-labelledby={methodsHeadingId}>
          <h2 id={methodsHeadingId} tabIndex={-1}>
            {paymentTexts.savedMethods}
          </h2>
          {planned.map((payment) => (
            <Alert
              key={payment.scheduled_payment_id}
              type="warning"
              showIcon
              role="note"
              title={onTopText(payment, today)}
            />
          ))}
          <PageState
            query={withoutStaleError(methods)}
            what={paymentTexts.thePaymentMethods}
            rows={3}
            isEmpty={(list) => list.length === 0}
            empty={<EmptyPanel>{paymentTexts.noMethods}</EmptyPanel>}
          >
            {(list) => (
              <>
                <ListStatus {...{ amount, when, offlineText }} />
                <ul className={saved.methods}>
                  {byFee(list, today).map((method) => (
                    <SavedMethod
                      key={method.token}
                      method={method}
                      today={today}
                      note={failureNote(payment.result, method)}
                    >
                      <PayWithMethod
                        {...{ method, amount, when, today, paying }}
                        saving={amount === null ? null : savingText(method, { methods: list, amount, today })}
                        onReview={openReview}
                      />
                    </SavedMethod>
                  ))}
                </ul>
              </>
            )}
          </PageState>
          <AddNewSection
            id={addNewId}
            isOpen={isAdding}
            onToggle={setIsAdding}
            openLink={openLink}
            onSaved={() => void methods.refetch()}
          />
        </section>
      </div>
      {opened && (
        <LaterPart key={opened.id} what={paymentTexts.thePaymentReview} onFailed={closeReview}>
          {opened.by === 'button' ? (
            <PaymentReview
              request={opened.request}
              {...{ account, today, payment, offlineText, unsettled: attempts }}
              onClose={closeReview}
            />
          ) : (
            <CommandReview
              {...{
                command: opened.command,
                bill: opened.bill,
                account,
                today,
                payment,
                offlineText,
                unsettled: attempts,
              }}
              onClose={closeReview}
            />
          )}
        </LaterPart>
      )}
    </>
  )
}

/** One line of a fixed height above the methods: why there is no Pay button, or what one does. */
function ListStatus({ amount, when, offlineText }: { amount: Cents | null; when: PayWhen; offlineText: string }) {
  const isOnline = useIsOnline()
  return (
    <output className={making.listStatus} data-offline={!isOnline || undefined}>
      {isOnline ? listStatusText(amount, when) : offlineText}
    </output>
  )
}

function listStatusText(amount: Cents | null, when: PayWhen): string {
  if (amount === null) return paymentTexts.enterAnAmountToPay
  if (when.kind === 'undecided') return paymentTexts.chooseAPaymentDate
  return paymentTexts.youllReviewThePaymentBefore
}

/** Short, so that it fits where the expiry date is and moves nothing. */
function failureNote(result: MethodResult | null, { token }: PaymentProfile): string | null {
  if (result?.token !== token) return null
  if (result.status === 'DECLINED')
    return result.reason ? paymentTexts.declined(result.reason) : paymentTexts.declinedByTheBank
  return result.status === 'failed' || result.status === 'notReceived'
    ? paymentTexts.paymentFailedNothingWasCharged
    : null
}
