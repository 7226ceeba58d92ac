/** Shows the progress of adding a method, and the provider's page while it is open. */

import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import * as paymentMethodTexts from '#shared/texts/payments/paymentMethods'
import { statusText } from '../../../domain/payments/addMethodSteps'
import { ProviderFrame } from '../../../domain/payments/ProviderFrame'
import type { AddMethod } from '../../../domain/payments/useAddMethod'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/plain/Notice'
import styles from './register.module.css'

interface Props {
  addMethod: AddMethod
  /** The name of the saved method; null until it is loaded. */
  savedName: string | null
}

export function AddMethodProgress({ addMethod, savedName }: Props) {
  const { state } = addMethod
  const text =
    state.step === 'saved' && savedName !== null ? paymentMethodTexts.methodSaved(savedName) : statusText(state)
  return (
    <>
      {text && <Notice kind={noticeKindOf(addMethod)}>{text}</Notice>}
      <ProviderFrame addMethod={addMethod} className={styles.frame} />
      <Actions addMethod={addMethod} />
    </>
  )
}

function noticeKindOf({ state }: AddMethod): 'info' | 'success' | 'failure' {
  switch (state.step) {
    case 'saved':
      return 'success'
    case 'failed':
    case 'linkFailed':
      return 'failure'
    case 'notSaved':
      return state.reason === 'cancelled' ? 'info' : 'failure'
    case 'idle':
    case 'linking':
    case 'framed':
    case 'silent':
    case 'windowed':
    case 'windowBlocked':
      return 'info'
  }
}

function Actions({ addMethod: { state, send, openWindow } }: { addMethod: AddMethod }) {
  const backButton = (text: string) => (
    <Button size="large" isWide onClick={() => send({ kind: 'wentBack' })}>
      {text}
    </Button>
  )
  switch (state.step) {
    case 'linking':
    case 'framed':
      return backButton(registrationTexts.backToTypes)
    case 'silent':
      return (
        <>
          <Button size="large" isWide onClick={() => send({ kind: 'proceeded' })}>
            {commonTexts.tryAgain}
          </Button>
          {backButton(registrationTexts.backToTypes)}
        </>
      )
    case 'windowed':
      return backButton(commonTexts.cancel)
    case 'windowBlocked':
      return (
        <>
          <Button kind="primary" size="large" isWide onClick={openWindow}>
            {registrationTexts.openWindow}
          </Button>
          {backButton(registrationTexts.backToTypes)}
        </>
      )
    case 'idle':
    case 'failed':
    case 'linkFailed':
    case 'notSaved':
    case 'saved':
      return null
  }
}
