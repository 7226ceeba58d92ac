/** Lets the user add a payment method before the first sign-in. The step is optional. */
import { useEffect, useEffectEvent, useState } from 'react'
import { createLegacyPaymentLink, submitPaymentResponse } from '#shared/contract/customers/registrations'
import type { Problem } from '#shared/http/errors'
import type { PaymentType } from '#shared/payments/paymentTypes'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import { send } from '../../../api/http'
import { canChooseType, isInFrame } from '../../../domain/payments/addMethodSteps'
import { createLinkOpener, postbackUrl, useAddMethod } from '../../../domain/payments/useAddMethod'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/plain/Notice'
import plain from '../../../ui/plain/plain.module.css'
import { AddMethodProgress } from './AddMethodProgress'
import { AutopayConsent } from './AutopayConsent'
import type { LegacyAccountDetails } from './legacyAccount'
import styles from './register.module.css'
import { SavedMethodEnding } from './SavedMethodEnding'
import { TypeChoice } from './TypeChoice'
import { useScrollToForm } from './useScrollToForm'
import { useSubmitMethod } from './useSubmitMethod'

interface Props {
  found: LegacyAccountDetails
  token: string
  parentId: string
  finish: (paymentMethod: PaymentType) => Promise<Problem | null>
  onBack: () => void
  onExpired: () => void
}

export function PaymentStep({ found, token, parentId, finish, onBack, onExpired }: Props) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isForAutopay, setForAutopay] = useState(false)
  const submission = useSubmitMethod({ token, parentId, isForAutopay, onExpired })
  const parentField = { migration_account_parent_id: parentId }

  const owner = () => ({ accountNumber: parentId, token, isLegacy: true })
  const openLink = createLinkOpener(owner, async (type) => {
    const query = { ...parentField, postback_url: postbackUrl(), payment_category: type }
    const { data, error } = await send(createLegacyPaymentLink, { query }, { token })
    if (error?.code === 'not_signed_in') onExpired()
    return error ? { rejection: error.message } : { url: data['payment-url'] }
  })
  const addMethod = useAddMethod({ openLink, onSaved: submission.submitMethod, onFinished: () => undefined })
  const { state } = addMethod
  const reportFailure = useEffectEvent(() => {
    const body = { ...parentField, Message: registrationTexts.methodNotSaved, use_for_autopay: false }
    void send(submitPaymentResponse, { body }, { token })
  })
  useEffect(() => {
    if (state.step === 'failed') reportFailure()
  }, [state.step])

  const isFrameOpen = isInFrame(state)
  const sectionRef = useScrollToForm(isFrameOpen)

  async function finishWhenReady(isReady: Promise<boolean>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const finishProblem = (await isReady) ? await finish(state.type) : null
    setBusy(false)
    setProblem(finishProblem)
  }

  const finishAfterSubmission = (): void => void finishWhenReady(submission.whenSubmitted())
  const failure = problem ?? submission.problem
  return (
    <>
      {!isFrameOpen && (
        <p className={plain.lead}>
          {registrationTexts.savedMethodBenefit} {found.payment_methods > 0 && `${savedMethodsText(found)} `}
          {paymentTexts.feeNotice}
        </p>
      )}
      {failure && <Notice kind="failure">{failure.message}</Notice>}
      <div ref={sectionRef} className={styles.adding}>
        {canChooseType(state) && <TypeChoice addMethod={addMethod} />}
        <AddMethodProgress addMethod={addMethod} savedName={submission.name} />
        {canChooseType(state) && <AutopayConsent found={found} hasConsent={isForAutopay} onChange={setForAutopay} />}
        {canChooseType(state) && (
          <div className={styles.ending}>
            <Button kind="primary" size="large" isWide onClick={() => addMethod.send({ kind: 'proceeded' })}>
              {paymentMethodTexts.proceed}
            </Button>
            <Button size="large" isWide isBusy={isBusy} onClick={finishAfterSubmission}>
              {registrationTexts.skipAndFinish}
            </Button>
            <Button size="large" isWide onClick={onBack}>
              {commonTexts.back}
            </Button>
          </div>
        )}
        {state.step === 'saved' && (
          <SavedMethodEnding
            retry={submission.retry}
            isBusy={isBusy}
            onFinish={finishAfterSubmission}
            onFinishWithoutMethod={() => void finishWhenReady(Promise.resolve(true))}
          />
        )}
      </div>
    </>
  )
}

const savedMethodsText = ({ payment_methods: count, autopay_method: method }: LegacyAccountDetails): string =>
  method === '' ? registrationTexts.methodsCarryOver(count) : registrationTexts.autopayCarriesOver(count, method)
