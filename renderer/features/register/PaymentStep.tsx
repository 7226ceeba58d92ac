/** A payment method before the first sign-in; nobody has to. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createLegacyPaymentLink, submitPaymentResponse } from '#shared/contract/legacy'
import type { Problem } from '#shared/errors'
import type { PaymentType } from '#shared/paymentTypes'
import { send } from '../../api/http'
import { canChooseType, isInFrame } from '../../ui/payments/addMethodSteps'
import { Notice } from '../../ui/plain/Notice'
import { PlainButton } from '../../ui/plain/PlainButton'
import plain from '../../ui/plain/plain.module.css'
import { openLinkFor, postbackUrl, useAddMethod } from '../../ui/payments/useAddMethod'
import { ProviderStage } from './ProviderStage'
import type { FoundAccount } from './foundAccount'
import { AutopayConsent } from './AutopayConsent'
import styles from './register.module.css'
import { TypeChoice } from './TypeChoice'
import { useHandIn } from './useHandIn'
import * as paymentTexts from '#shared/texts/payments'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/registrations'

interface Props {
  found: FoundAccount
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
  const handing = useHandIn({ token, parentId, isForAutopay, onExpired })
  const ofParent = { migration_account_parent_id: parentId }

  const owner = () => ({ accountNumber: parentId, token, isLegacy: true })
  const openLink = openLinkFor(owner, async (type) => {
    const query = { ...ofParent, postback_url: postbackUrl(), payment_category: type }
    const { data, error } = await send(createLegacyPaymentLink, { query }, { token })
    if (error?.code === 'not_signed_in') onExpired()
    return error ? { refused: error.message } : { url: data['payment-url'] }
  })
  const addMethod = useAddMethod({ openLink, onSaved: handing.handIn, onFinished: () => undefined })
  const { state } = addMethod
  const tellOfFailure = useEffectEvent(() => {
    const body = { ...ofParent, Message: registrationTexts.thePaymentProviderDidntSave, use_for_autopay: false }
    void send(submitPaymentResponse, { body }, { token })
  })
  useEffect(() => {
    if (state.step === 'failed') tellOfFailure()
  }, [state.step])

  const adding = useRef<HTMLDivElement>(null)
  const isEntering = isInFrame(state)
  // As much of the provider's form as fits, with its button. Growing, the form must not be pushed out above.
  useEffect(() => {
    if (!isEntering) return
    const page = document.documentElement.style
    page.overflowAnchor = 'none'
    window.scrollTo(0, window.scrollY + (adding.current?.getBoundingClientRect().top ?? 0) - 16)
    return () => {
      page.overflowAnchor = ''
    }
  }, [isEntering])

  async function end(isReady: Promise<boolean>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    const failed = (await isReady) ? await finish(state.type) : null
    setBusy(false)
    setProblem(failed)
  }

  const isSaved = state.step === 'saved'
  const failure = problem ?? handing.problem
  return (
    <>
      {!isEntering && (
        <p className={plain.lead}>
          {registrationTexts.withASavedMethodYou} {found.payment_methods > 0 && `${methodsText(found)} `}
          {paymentTexts.feeNotice}
        </p>
      )}
      {failure && <Notice kind="failure">{failure.message}</Notice>}
      <div ref={adding} className={styles.adding}>
        {canChooseType(state) && <TypeChoice addMethod={addMethod} />}
        <ProviderStage addMethod={addMethod} savedName={handing.name} />
        {canChooseType(state) && <AutopayConsent found={found} isGiven={isForAutopay} onChange={setForAutopay} />}
        {canChooseType(state) && (
          <div className={styles.ending}>
            <PlainButton type="button" onClick={() => addMethod.send({ kind: 'proceeded' })}>
              {paymentTexts.proceed}
            </PlainButton>
            <PlainButton type="button" isQuiet isBusy={isBusy} onClick={() => void end(handing.isTaken())}>
              {registrationTexts.skipAndFinish}
            </PlainButton>
            <PlainButton type="button" isQuiet onClick={onBack}>
              {commonTexts.back}
            </PlainButton>
          </div>
        )}
        {isSaved && (
          <div className={styles.ending}>
            {handing.again ? (
              <>
                <PlainButton type="button" onClick={handing.again}>
                  {commonTexts.tryAgain}
                </PlainButton>
                <PlainButton type="button" isQuiet isBusy={isBusy} onClick={() => void end(Promise.resolve(true))}>
                  {registrationTexts.finishWithoutThisMethod}
                </PlainButton>
              </>
            ) : (
              <PlainButton type="button" isBusy={isBusy} onClick={() => void end(handing.isTaken())}>
                {registrationTexts.finishRegistration}
              </PlainButton>
            )}
          </div>
        )}
      </div>
    </>
  )
}

function methodsText({ payment_methods: count, autopay_method: method }: FoundAccount): string {
  const along = registrationTexts.savedMethodsCarryOver(count)
  return method === '' ? `${along}.` : registrationTexts.andAutopayContinuesWithUnless(along, method)
}
