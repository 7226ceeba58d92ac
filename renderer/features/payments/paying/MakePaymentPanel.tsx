/** "Make payment": an amount, the saved methods with a Pay button each, and a new method below (specification, section 2). */
import { Alert } from 'antd'
import { lazy, useState } from 'react'
import type { PaymentProfile } from '#shared/contract/payments'
import type { ScheduledPayment } from '#shared/contract/scheduledPayments'
import type { Cents } from '#shared/money'
import { paymentTexts } from '#shared/paymentTexts'
import { useDraft } from '../../../session/useDraft'
import type { GivenCommand } from '../../../ui/commands/commandSlice'
import { useCommand } from '../../../ui/commands/useCommand'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { amountText } from '../../../ui/look/amounts'
import { LaterPart } from '../../../ui/states/LaterPart'
import { PageState } from '../../../ui/states/PageState'
import { EmptyPanel } from '../../../ui/panels/Panel'
import type { QueryFace } from '../../../ui/states/queryFace'
import { AddNewSection } from '../methods/AddNewSection'
import { PayOn } from '../scheduled/PayOn'
import { payWhen, type PayDay, type Wish } from '../scheduled/payDay'
import { amountKinds, fieldText, type AmountChoice, type AmountKind } from './amountChoices'
import { isUnusual, payableOf, unusualText } from './paymentAmount'
import { PaymentSummary } from './PaymentSummary'
import { PaymentOutcome, PaymentProgress } from './PaymentOutcome'
import making from './makePayment.module.css'
import saved from '../methods/methods.module.css'
import styles from '../payments.module.css'
import { PayWithMethod } from './PayWithMethod'
import { SavedMethod } from '../methods/SavedMethod'
import { onTopText } from '../../../ui/payments/plannedTexts'
import type { OpenLink } from '../../../ui/payments/useAddMethod'
import { useMakePayment, type Pay, type PaymentResult } from './useMakePayment'

/** Only a command asks for it. */
const SpokenPayment = lazy(async () => ({ default: (await import('./SpokenPayment')).SpokenPayment }))

interface Props {
  /** Whose bill it is: what is typed for it is kept in this tab. */
  billingAccount: string
  /** "Fiber, TV at 12 Larkspur Lane": as whoever pays knows it. */
  billName: string
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

const noDraft = { kind: 'owed', amount: '', isLater: false, day: '' }

const addNewId = 'add-new-method'

export function MakePaymentPanel({
  billingAccount,
  billName,
  owed,
  choices,
  methods,
  planned,
  today,
  onReview,
  ...props
}: Props) {
  const { pay, openLink, onClose } = props
  const draft = useDraft(`payment:${billingAccount}`, noDraft)
  const [isAdding, setIsAdding] = useState(false)
  // What was paid stands until the receipt comes: what is owed has changed by then.
  const [paid, setPaid] = useState<{ kind: AmountKind; text: string } | null>(null)
  const { kind: kept, amount: typed, isLater, day } = draft.values
  const wanted =
    amountKinds.find((known) => known === kept && choices.some((choice) => choice.kind === known)) ?? 'other'
  const { kind, text } = paid ?? { kind: wanted, text: fieldText(choices, wanted, typed) }
  const standStill = () => setPaid({ kind, text })
  const onAccepted = () => {
    standStill()
    draft.discard()
  }
  const { paying, progress, result, heldBack, submit } = useMakePayment({ pay, onAccepted, onClose })
  const payDay: PayDay = isLater ? { when: 'later', day: day === '' ? null : day } : { when: 'today' }
  const when = payWhen(payDay, today)
  const amount = payableOf(text)
  const [unusual, setUnusual] = useState<{ method: PaymentProfile; cents: Cents } | null>(null)
  const [asked, setAsked] = useState<{ given: GivenCommand; isInstead: boolean } | null>(null)
  const [isAskedPaying, setAskedPaying] = useState(false)
  useCommand('Make Payment', {
    billingAccount,
    isReady: methods.data !== undefined && owed !== null && paying === null && !isAskedPaying,
    // What was said is asked about by itself: what was typed here stays as it is.
    onCommand: (given) => setAsked((before) => ({ given, isInstead: before !== null })),
  })

  function payOrAsk(method: PaymentProfile, cents: Cents): void {
    if (isUnusual(owed, cents)) setUnusual({ method, cents })
    else void submit(method, cents)
  }

  function addNew(): void {
    setIsAdding(true)
    document.querySelector<HTMLElement>(`#${addNewId} [role="button"]`)?.focus()
  }

  return (
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
      <section className={making.choose} aria-labelledby="payment-methods">
        <h2 id="payment-methods">{paymentTexts.savedMethods}</h2>
        <PaymentProgress progress={progress} />
        <PaymentOutcome result={result} />
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
          query={methods}
          what="The payment methods"
          rows={3}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyPanel>{paymentTexts.noMethods}</EmptyPanel>}
        >
          {(list) => (
            <>
              {amount === null && <p className={styles.quiet}>Enter an amount to pay with one of these.</p>}
              {when.kind === 'undecided' && <p className={styles.quiet}>Choose a day to pay on.</p>}
              <ul className={saved.methods}>
                {list.map((method) => (
                  <SavedMethod key={method.token} method={method} today={today}>
                    <PayWithMethod
                      {...{ method, amount, when, today, paying, heldBack }}
                      onPay={payOrAsk}
                      onReview={(chosen, cents, payOn) =>
                        onReview({ method: chosen, amount: cents, payOn, discard: draft.discard })
                      }
                      onAddNew={addNew}
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
      <ConfirmDialog
        isOpen={unusual !== null}
        title={`Pay ${amountText(unusual?.cents ?? 0)}?`}
        message={unusualText(owed, unusual?.cents ?? 0)}
        yesText="Pay it"
        noText="Change the amount"
        isDangerous
        onYes={() => {
          setUnusual(null)
          if (unusual) void submit(unusual.method, unusual.cents)
        }}
        onNo={() => setUnusual(null)}
      />
      {asked && (
        <LaterPart key={asked.given.id} what="The question about the payment" onFailed={() => setAsked(null)}>
          <SpokenPayment
            {...asked}
            bill={billName}
            methods={methods.data ?? []}
            {...{ owed, today, pay }}
            onAccepted={standStill}
            onPaying={setAskedPaying}
            onPaid={onClose}
            onClose={() => setAsked(null)}
          />
        </LaterPart>
      )}
    </div>
  )
}
