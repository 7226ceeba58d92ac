import { openPaths } from '#shared/pages/openPaths'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { enterStage } from '../../../stage'
import { Button } from '../../../ui/Button'
import { Notice } from '../../../ui/plain/Notice'
import plain from '../../../ui/plain/plain.module.css'
import { Rich } from '../../../ui/Rich'

export const AlreadyRegistered = ({ email }: { email: string }) => (
  <>
    <Notice kind="info">{registrationTexts.alreadyRegistered}</Notice>
    {email !== '' && (
      <p className={plain.lead}>
        <Rich text={registrationTexts.signInHint} parts={{ strong: <strong>{email}</strong> }} />
      </p>
    )}
    <div className={plain.form}>
      <Button kind="primary" size="large" isWide onClick={() => enterStage(openPaths.login, { replace: true })}>
        {commonTexts.signIn}
      </Button>
      <Button size="large" isWide onClick={() => enterStage(openPaths.forgotPassword, { replace: true })}>
        {registrationTexts.resetThePassword}
      </Button>
    </div>
  </>
)
