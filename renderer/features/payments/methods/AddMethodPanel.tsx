/** The content of "Add payment method": the types on the left, the provider's page or what happens now on the right. */
import { Alert, Button, Radio, Spin } from 'antd'
import { useEffect, useRef } from 'react'
import { feeLabel, PaymentType, paymentTypes } from '#shared/paymentTypes'
import { ProviderFrame } from '../../../ui/payments/ProviderFrame'
import { isFocusLost } from '../../../ui/isFocusLost'
import { canChooseType, isWaiting, statusText, type AddMethodState } from '../../../ui/payments/addMethodSteps'
import add from './addMethod.module.css'
import styles from '../payments.module.css'
import { useAddMethod, type AddMethod, type AddMethodOptions } from '../../../ui/payments/useAddMethod'
import * as paymentTexts from '#shared/texts/payments'
import * as commonTexts from '#shared/texts/common'

interface Props extends AddMethodOptions {
  onClose: () => void
}

export function AddMethodPanel({ onClose, ...options }: Props) {
  const addMethod = useAddMethod(options)
  const { state, send } = addMethod
  const isChoosing = canChooseType(state)
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(state.step)
  // The provider's page takes the keyboard with it when it goes. Opening the panel moves nothing: that is for the dialog.
  useEffect(() => {
    if (shown.current === state.step) return
    shown.current = state.step
    if (isFocusLost()) panel.current?.querySelector<HTMLElement>('footer button:last-of-type')?.focus()
  }, [state.step])

  return (
    <div ref={panel}>
      <div className={add.addMethod}>
        <fieldset className={add.types} disabled={!isChoosing}>
          <legend>{paymentTexts.paymentType}</legend>
          <Radio.Group
            className={add.typeList}
            value={state.type}
            disabled={!isChoosing}
            onChange={(event) => send({ kind: 'typeChosen', type: PaymentType.parse(event.target.value) })}
            options={PaymentType.options.map((type) => ({
              value: type,
              label: (
                <span className={add.type}>
                  {paymentTypes[type].label} <span className={add.fee}>{paymentTexts.feeOfFee(feeLabel(type))}</span>
                </span>
              ),
            }))}
          />
          <p className={styles.quiet}>{paymentTexts.feeNotice}</p>
        </fieldset>

        <section className={add.stage} aria-label={paymentTexts.paymentMethodDetails}>
          <Status state={state} />
          <ProviderFrame addMethod={addMethod} className={add.frame} />
          <output className={styles.quiet}>
            {state.step === 'silent' && state.loads > 0 && paymentTexts.ifTheSpaceAboveIs}
          </output>
          {isChoosing && <p className={styles.quiet}>{paymentTexts.nextYoullEnterYourCard}</p>}
        </section>
      </div>

      <footer className={add.actions}>
        <Button onClick={onClose}>{commonTexts.close}</Button>
        <Actions addMethod={addMethod} />
      </footer>
    </div>
  )
}

function Status({ state }: { state: AddMethodState }) {
  const text = statusText(state)
  const isBusy = isWaiting(state)
  const kind = statusKind(state)
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={styles.status}>
      {text && (
        <Alert
          type={kind}
          title={text}
          showIcon={!isBusy}
          action={isBusy ? <Spin size="small" aria-hidden /> : undefined}
        />
      )}
    </div>
  )
}

function statusKind(state: AddMethodState): 'info' | 'success' | 'error' | 'warning' {
  switch (state.step) {
    case 'saved':
      return 'success'
    case 'failed':
    case 'linkFailed':
      return 'error'
    case 'notSaved':
      return state.why === 'cancelled' ? 'info' : 'error'
    case 'windowBlocked':
      return 'warning'
    case 'silent':
      return state.loads === 0 ? 'warning' : 'info'
    case 'idle':
    case 'linking':
    case 'framed':
    case 'windowed':
      return 'info'
  }
}

// With a key the way back stays one button from step to step, and is never the one that was loading.
function Actions({ addMethod: { state, send, openWindow } }: { addMethod: AddMethod }) {
  switch (state.step) {
    case 'idle':
    case 'failed':
    case 'linkFailed':
    case 'notSaved':
      return (
        <Button type="primary" onClick={() => send({ kind: 'proceeded' })}>
          {paymentTexts.proceed}
        </Button>
      )
    case 'linking':
      return (
        <Button type="primary" loading>
          {paymentTexts.proceed}
        </Button>
      )
    case 'framed':
      return (
        <Button key="back" onClick={() => send({ kind: 'wentBack' })}>
          {commonTexts.back}
        </Button>
      )
    case 'silent':
      return (
        <>
          <Button key="back" onClick={() => send({ kind: 'wentBack' })}>
            {commonTexts.back}
          </Button>
          <Button type={state.loads === 0 ? 'primary' : 'default'} onClick={() => send({ kind: 'proceeded' })}>
            {commonTexts.tryAgain}
          </Button>
        </>
      )
    case 'windowed':
      return <Button onClick={() => send({ kind: 'wentBack' })}>{commonTexts.cancel}</Button>
    case 'windowBlocked':
      return (
        <>
          <Button key="back" onClick={() => send({ kind: 'wentBack' })}>
            {commonTexts.back}
          </Button>
          <Button type="primary" onClick={openWindow}>
            {paymentTexts.openThePaymentWindow}
          </Button>
        </>
      )
    case 'saved':
      return null
  }
}
