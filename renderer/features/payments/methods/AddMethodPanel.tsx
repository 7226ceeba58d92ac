/** The content of "Add payment method": types on the left, the provider's page or the current status on the right. */
import { Alert, Radio, Spin } from 'antd'
import { useEffect, useRef } from 'react'
import { feeLabel, PaymentType } from '#shared/payments/paymentTypes'
import * as commonTexts from '#shared/texts/common'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import * as paymentTexts from '#shared/texts/payments/payments'
import { type AddMethodState, canChooseType, isWaiting, statusText } from '../../../domain/payments/addMethodSteps'
import { ProviderFrame } from '../../../domain/payments/ProviderFrame'
import { type AddMethod, type AddMethodOptions, useAddMethod } from '../../../domain/payments/useAddMethod'
import { Button } from '../../../ui/Button'
import { isFocusLost } from '../../../ui/focus/isFocusLost'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../payments.module.css'
import add from './addMethod.module.css'

interface Props extends AddMethodOptions {
  /** The page says above that methods have fees. */
  isFeeNoticeAbove?: boolean
  onClose: () => void
}

export function AddMethodPanel({ onClose, isFeeNoticeAbove = false, ...options }: Props) {
  const addMethod = useAddMethod(options)
  const { state, send } = addMethod
  const canSelectType = canChooseType(state)
  const panel = useRef<HTMLDivElement>(null)
  const lastStep = useRef(state.step)
  // The focus is lost when the provider's page closes. Opening the panel moves no focus; the dialog does that.
  useEffect(() => {
    if (lastStep.current === state.step) return
    lastStep.current = state.step
    if (isFocusLost()) panel.current?.querySelector<HTMLElement>('footer button:last-of-type')?.focus()
  }, [state.step])

  return (
    <div ref={panel}>
      <div className={add.addMethod}>
        <fieldset className={add.types} disabled={!canSelectType}>
          <legend>{paymentMethodTexts.paymentType}</legend>
          <Radio.Group
            className={add.typeList}
            value={state.type}
            disabled={!canSelectType}
            onChange={(event) => send({ kind: 'typeSelected', type: PaymentType.parse(event.target.value) })}
            options={PaymentType.options.map((type) => ({
              value: type,
              label: (
                <span className={add.type}>
                  {paymentMethodTexts.typeLabels[type]}{' '}
                  <span className={parts.caption}>{paymentMethodTexts.feeOfFee(feeLabel(type))}</span>
                </span>
              ),
            }))}
          />
          {!isFeeNoticeAbove && <p className={parts.small}>{paymentTexts.feeNotice}</p>}
        </fieldset>

        <section className={add.stage} aria-label={paymentMethodTexts.paymentMethodDetails}>
          <AddMethodStatus state={state} />
          <ProviderFrame addMethod={addMethod} className={add.frame} />
          <output className={parts.small}>
            {state.step === 'silent' && state.loads > 0 && paymentMethodTexts.frameEmptyHint}
          </output>
          {canSelectType && <p className={parts.small}>{paymentMethodTexts.providerPageHint}</p>}
        </section>
      </div>

      <footer className={add.actions}>
        <Button onClick={onClose}>{commonTexts.close}</Button>
        <AddMethodActions addMethod={addMethod} />
      </footer>
    </div>
  )
}

function AddMethodStatus({ state }: { state: AddMethodState }) {
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
      return state.reason === 'cancelled' ? 'info' : 'error'
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

// The shared key keeps Back the same element in all steps, and separate from the loading button.
function AddMethodActions({ addMethod: { state, send, openWindow } }: { addMethod: AddMethod }) {
  switch (state.step) {
    case 'idle':
    case 'failed':
    case 'linkFailed':
    case 'notSaved':
      return (
        <Button kind="primary" onClick={() => send({ kind: 'proceeded' })}>
          {paymentMethodTexts.proceed}
        </Button>
      )
    case 'linking':
      return (
        <Button kind="primary" isBusy>
          {paymentMethodTexts.proceed}
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
          <Button kind={state.loads === 0 ? 'primary' : 'normal'} onClick={() => send({ kind: 'proceeded' })}>
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
          <Button kind="primary" onClick={openWindow}>
            {paymentMethodTexts.openWindow}
          </Button>
        </>
      )
    case 'saved':
      return null
  }
}
