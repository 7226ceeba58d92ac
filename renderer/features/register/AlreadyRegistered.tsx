import { openPaths } from '#shared/openPaths'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/registrations'
import { enterStage } from '../../stage'
import { Notice } from '../../ui/plain/Notice'
import { PlainButton } from '../../ui/plain/PlainButton'
import plain from '../../ui/plain/plain.module.css'
import { Rich } from '../../ui/Rich'

export const AlreadyRegistered = ({ email }: { email: string }) => (
  <>
    <Notice kind="news">{registrationTexts.alreadyRegistered}</Notice>
    {email !== '' && (
      <p className={plain.lead}>
        <Rich text={registrationTexts.youSignInWith} parts={{ strong: <strong>{email}</strong> }} />
      </p>
    )}
    <div className={plain.form}>
      <PlainButton type="button" onClick={() => enterStage(openPaths.login, { replace: true })}>
        {commonTexts.signIn}
      </PlainButton>
      <PlainButton type="button" isQuiet onClick={() => enterStage(openPaths.forgotPassword, { replace: true })}>
        {registrationTexts.resetThePassword}
      </PlainButton>
    </div>
  </>
)
