import type { ReactNode } from 'react'
import { z } from 'zod/mini'
import { codeDigits } from '#shared/access/oneTimeCode'
import { SentCode } from '#shared/contract/signIn/oneTimeCodes'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'
import { Button } from '../Button'
import { useCallForm } from '../forms/useCallForm'
import { Rich } from '../Rich'
import { useNewCode } from '../useNewCode'
import { Notice } from './Notice'
import { PlainField } from './PlainField'
import styles from './plain.module.css'

const enteredCode = { body: z.strictObject({ otp: SentCode }) }

interface PlainCodeFormProps<D> {
  /** The message after the first code was sent. */
  sentText: string
  /** The address that the code was sent to. Omitted where the page must not reveal whether one was sent. */
  sentTo?: ReactNode
  /** Makes the call with the code. */
  send: (otp: string) => PromiseLike<{ data?: D | undefined; error?: unknown }>
  /** The call's names of the code, where they differ. */
  names?: Record<string, 'otp'>
  onSent: (data: D) => void
  /** Resolves to an error text, or null. */
  sendNewCode: () => Promise<string | null>
  backText: string
  onBack: () => void
}

/** Asks for a one-time code, and can request a new one. */
export function PlainCodeForm<D>(props: PlainCodeFormProps<D>) {
  const { sentText, sentTo, send, names = {}, onSent, sendNewCode, backText, onBack } = props
  const newCode = useNewCode(sendNewCode)
  const form = useCallForm(enteredCode, {
    initial: { otp: '' },
    focus: 'first empty',
    input: ({ otp }) => ({ body: { otp: codeDigits(otp) } }),
    send: ({ body }) => {
      newCode.setFailure(null)
      return send(body.otp)
    },
    names,
    onSent,
  })
  const failure = form.failure ?? newCode.failure

  async function resend(): Promise<void> {
    form.clearFailure()
    await newCode.sendAgain()
    form.focus('otp')
  }

  return (
    <>
      {failure ? (
        <Notice kind="failure" hasToast>
          {failure}
        </Notice>
      ) : (
        <Notice kind="news">{newCode.isResent ? sessionTexts.newCodeSent : sentText}</Notice>
      )}
      <p className={styles.lead}>
        {sentTo && (
          <>
            <Rich text={commonTexts.sentTo} parts={{ strong: <strong>{sentTo}</strong> }} />{' '}
          </>
        )}
        {commonTexts.codeValidity(oneTimeCodeMinutes)}
      </p>
      <form method="post" className={styles.form} {...form.props}>
        <PlainField
          label={commonTexts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={24}
          {...form.plain('otp')}
        />
        <Button type="submit" kind="primary" size="large" isWide isBusy={form.isBusy}>
          {commonTexts.continueLabel}
        </Button>
        <Button size="large" isWide disabled={newCode.isDisabled} onClick={() => void resend()}>
          {newCode.label}
        </Button>
        <Button size="large" isWide onClick={onBack}>
          {backText}
        </Button>
      </form>
    </>
  )
}
