import { sendForgotPasswordCode } from '#shared/contract/signIn/oneTimeCodes'
import { openPaths } from '#shared/pages/openPaths'
import * as commonTexts from '#shared/texts/common'
import * as sessionTexts from '#shared/texts/signIn/session'
import { send } from '../../api/http'
import { enterStage } from '../../stage'
import { Button } from '../../ui/Button'
import { useCallForm } from '../../ui/forms/useCallForm'
import { Notice } from '../../ui/plain/Notice'
import { PlainEmailField } from '../../ui/plain/PlainEmailField'
import styles from '../../ui/plain/plain.module.css'

export function EmailStep({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const form = useCallForm(sendForgotPasswordCode, {
    initial: { emailId: email },
    focus: 'first empty',
    input: (query) => ({ query }),
    send: (input) => send(sendForgotPasswordCode, input),
    onSent: (_, { emailId }) => onSent(emailId.trim()),
  })

  return (
    <>
      <p className={styles.lead}>{sessionTexts.forgotPasswordHint}</p>
      {form.failure && (
        <Notice kind="failure" hasToast>
          {form.failure}
        </Notice>
      )}
      <form method="post" className={styles.form} {...form.props}>
        <PlainEmailField defaultValue={email} {...form.plain('emailId')} />
        <Button type="submit" kind="primary" size="large" isWide isBusy={form.isBusy}>
          {commonTexts.sendCode}
        </Button>
        <Button size="large" isWide onClick={() => enterStage(openPaths.login)}>
          {sessionTexts.signInLink}
        </Button>
      </form>
    </>
  )
}
