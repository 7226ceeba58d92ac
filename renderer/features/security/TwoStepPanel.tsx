import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import type { ResponseOf } from '#shared/endpoint'
import type { getTwoStep } from '#shared/contract/security'
import { useGetTwoStepQuery } from '../../api/security'
import { DateText } from '../../ui/DateText'
import { PageState } from '../../ui/states/PageState'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import styles from './security.module.css'
import * as commonTexts from '#shared/texts/common'
import * as securityTexts from '#shared/texts/security'

// The code that draws QR codes is only for the few minutes of setting it up.
const SetUpDialog = lazy(async () => ({ default: (await import('./SetUpDialog')).SetUpDialog }))
const ProveDialog = lazy(async () => ({ default: (await import('./ProveDialog')).ProveDialog }))

const fewCodes = 3

type TwoStep = ResponseOf<typeof getTwoStep>
type Doing = 'set up' | 'renew' | 'end'

export function TwoStepPanel() {
  const query = useGetTwoStepQuery()
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  return (
    <Panel title={securityTexts.twoStepSignIn}>
      <PageState query={query} what={securityTexts.twoStepSignIn} rows={3}>
        {(twoStep) => <State twoStep={twoStep} onDo={setDoing} />}
      </PageState>
      <Suspense fallback={null}>
        {doing === 'set up' && <SetUpDialog onClose={close} />}
        {(doing === 'renew' || doing === 'end') && <ProveDialog purpose={doing} onClose={close} />}
      </Suspense>
    </Panel>
  )
}

function State({ twoStep, onDo }: { twoStep: TwoStep; onDo: (doing: Doing) => void }) {
  const { enabled, since, recovery_codes_left: left } = twoStep
  if (!enabled) {
    return (
      <>
        <p className={styles.state}>
          <span className={styles.dot} aria-hidden="true" /> {commonTexts.off}
        </p>
        <p className={styles.quiet}>{securityTexts.withAnAuthenticatorAppYour}</p>
        <div className={parts.actions}>
          <Button type="primary" onClick={() => onDo('set up')}>
            {securityTexts.setUpTwoStepSignIn}
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <p className={styles.state}>
        <span className={styles.dot} data-on aria-hidden="true" />
        <span>
          {securityTexts.on}
          {since && (
            <>
              {' '}
              {securityTexts.since} {<DateText value={since} />}
            </>
          )}
        </span>
      </p>
      <p className={left <= fewCodes ? styles.warning : styles.quiet}>
        {left === 0
          ? securityTexts.youHaveNoRecoveryCodes
          : `You have ${left} ${left === 1 ? 'recovery code' : 'recovery codes'} left for when you don’t have your phone.`}
      </p>
      <div className={parts.actions}>
        <Button onClick={() => onDo('renew')}>{securityTexts.newRecoveryCodes}</Button>
        <Button onClick={() => onDo('end')}>{securityTexts.turnOff}</Button>
      </div>
    </>
  )
}
