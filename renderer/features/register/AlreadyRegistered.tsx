import { registrationTexts } from '#shared/registrationTexts'
import { paths } from '../../paths'
import { enterStage } from '../../stage'
import { Notice } from '../../ui/plain/Notice'
import { PlainButton } from '../../ui/plain/PlainButton'
import plain from '../../ui/plain/plain.module.css'

export const AlreadyRegistered = ({ email }: { email: string }) => (
  <>
    <Notice kind="news">{registrationTexts.alreadyRegistered}</Notice>
    {email !== '' && (
      <p className={plain.lead}>
        You sign in with <strong>{email}</strong>.
      </p>
    )}
    <div className={plain.form}>
      <PlainButton type="button" onClick={() => enterStage(paths.login, { replace: true })}>
        Sign in
      </PlainButton>
      <PlainButton type="button" isQuiet onClick={() => enterStage(paths.forgotPassword, { replace: true })}>
        Reset the password
      </PlainButton>
    </div>
  </>
)
