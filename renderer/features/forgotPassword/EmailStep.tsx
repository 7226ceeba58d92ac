import { useState } from 'react'
import { sendForgotPasswordCode } from '#shared/contract/signIn/oneTimeCodes'
import type { Problem } from '#shared/http/errors'
import { openPaths } from '#shared/openPaths'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/session'
import { send } from '../../api/http'
import { enterStage } from '../../stage'
import { Notice } from '../../ui/plain/Notice'
import { PlainButton } from '../../ui/plain/PlainButton'
import { PlainEmailField, plainEmailProblem } from '../../ui/plain/PlainEmailField'
import styles from '../../ui/plain/plain.module.css'
import { usePlainForm } from '../../ui/plain/usePlainForm'

const validate = (values: Record<string, string>) => ({
  email: plainEmailProblem(values),
})

export function EmailStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { form, fieldErrors, submit, clearFieldError } = usePlainForm(validate, { focusesFirstEmpty: true })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function requestCode(values: Record<string, string>): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const emailId = (values.email ?? '').trim()
    const { error } = await send(sendForgotPasswordCode, { query: { emailId } })
    setBusy(false)
    if (error) setProblem(error)
    else onSent(emailId)
  }

  return (
    <>
      <p className={styles.lead}>{sessionTexts.enterTheEmailAddressYou}</p>
      {problem && <Notice kind="failure">{problem.message}</Notice>}
      <form
        ref={form}
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event) => submit(event, requestCode)}
      >
        <PlainEmailField email={email} error={fieldErrors.email} onInput={() => clearFieldError('email')} />
        <PlainButton isBusy={isBusy}>{commonTexts.sendCode}</PlainButton>
        <PlainButton type="button" isQuiet onClick={() => enterStage(openPaths.login)}>
          {sessionTexts.backToSignIn}
        </PlainButton>
      </form>
    </>
  )
}
