import { lazy, Suspense, useState } from 'react'
import type { getTwoStep } from '#shared/contract/signIn/security'
import type { ResponseOf } from '#shared/http/endpoint'
import * as commonTexts from '#shared/texts/common'
import * as securityTexts from '#shared/texts/signIn/security'
import { useGetTwoStepQuery } from '../../api/signIn/security'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import styles from './security.module.css'

// The dialog loads on demand, because only the setup needs the code that draws QR codes.
const SetUpDialog = lazy(async () => ({ default: (await import('./SetUpDialog')).SetUpDialog }))
const VerificationDialog = lazy(async () => ({
  default: (await import('./TwoStepVerificationDialog')).TwoStepVerificationDialog,
}))

const lowCodeCount = 3

type TwoStepStatus = ResponseOf<typeof getTwoStep>
type TwoStepDialog = 'set up' | 'renew' | 'end'

export function TwoStepPanel() {
  const query = useGetTwoStepQuery()
  const [openDialog, setOpenDialog] = useState<TwoStepDialog | null>(null)
  const close = () => setOpenDialog(null)
  return (
    <Panel title={securityTexts.twoStepTitle}>
      <PageState query={query} failedText={securityTexts.twoStepNotLoaded} rows={3}>
        {(twoStep) => <TwoStepState twoStep={twoStep} onOpen={setOpenDialog} />}
      </PageState>
      <Suspense fallback={null}>
        {openDialog === 'set up' && <SetUpDialog onClose={close} />}
        {(openDialog === 'renew' || openDialog === 'end') && (
          <VerificationDialog purpose={openDialog} onClose={close} />
        )}
      </Suspense>
    </Panel>
  )
}

function TwoStepState({ twoStep, onOpen }: { twoStep: TwoStepStatus; onOpen: (dialog: TwoStepDialog) => void }) {
  const { enabled, since, recovery_codes_left: codesLeft } = twoStep
  if (!enabled) {
    return (
      <>
        <p className={styles.state}>
          <span className={styles.dot} aria-hidden="true" /> {commonTexts.off}
        </p>
        <p className={parts.secondary}>{securityTexts.twoStepExplanation}</p>
        <div className={parts.actions}>
          <Button kind="primary" onClick={() => onOpen('set up')}>
            {securityTexts.setUpTwoStep}
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
          {since ? <Rich text={securityTexts.onSince} parts={{ date: <DateText value={since} /> }} /> : commonTexts.on}
        </span>
      </p>
      <p className={codesLeft <= lowCodeCount ? styles.warning : parts.secondary}>
        {codesLeft === 0 ? securityTexts.noRecoveryCodes : securityTexts.recoveryCodesLeft(codesLeft)}
      </p>
      <div className={parts.actions}>
        <Button onClick={() => onOpen('renew')}>{securityTexts.newRecoveryCodes}</Button>
        <Button onClick={() => onOpen('end')}>{securityTexts.turnOff}</Button>
      </div>
    </>
  )
}
