import type { ReactNode } from 'react'
import { oneTimeCodeMinutes } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/plain/Notice'
import { PlainField } from '../../ui/plain/PlainField'
import styles from '../../ui/plain/plain.module.css'
import { Rich } from '../../ui/Rich'
import { useCodeForm } from './useCodeForm'

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

/** Asks a visitor for a one-time code, and can request a new one. */
export function PlainCodeForm<D>({ sentText, sentTo, backText, onBack, ...options }: PlainCodeFormProps<D>) {
  const { form, failure, isNewCodeSent, newCodeButton } = useCodeForm({ recipient: 'visitor', ...options })
  return (
    <>
      {failure ? (
        <Notice kind="failure" hasToast>
          {failure}
        </Notice>
      ) : (
        <Notice kind="info">{isNewCodeSent ? sessionTexts.newCodeSent : sentText}</Notice>
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
        <Button size="large" isWide {...newCodeButton} />
        <Button size="large" isWide onClick={onBack}>
          {backText}
        </Button>
      </form>
    </>
  )
}
