import { useState } from 'react'
import type { SignedInDevice } from '#shared/contract/signIn/security'
import * as commonTexts from '#shared/texts/common'
import * as securityTexts from '#shared/texts/signIn/security'
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '../../api/signIn/security'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmedCall } from '../../ui/dialogs/useConfirmedCall'
import { FormFailure } from '../../ui/forms/FormFailure'
import { useNotify } from '../../ui/notices/useNotify'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import styles from './security.module.css'

export function DevicesPanel() {
  const query = useListSessionsQuery()
  const [isConfirming, setIsConfirming] = useState(false)

  return (
    <Panel
      title={securityTexts.signedInDevices}
      action={
        (query.data?.length ?? 0) > 1 && (
          <Button onClick={() => setIsConfirming(true)}>{securityTexts.endOtherSessions}</Button>
        )
      }
    >
      <PageState query={query} failedText={securityTexts.yourDevicesNotLoaded} rows={3}>
        {(devices) => (
          <ul className={styles.devices}>
            {devices.map((device) => (
              <DeviceRow key={device.session_id} device={device} />
            ))}
          </ul>
        )}
      </PageState>
      {isConfirming && <SignOutOthersDialog onClose={() => setIsConfirming(false)} />}
    </Panel>
  )
}

function SignOutOthersDialog({ onClose }: { onClose: () => void }) {
  const [endOthers] = useEndOtherSessionsMutation()
  const notify = useNotify()
  const { dialog, failure } = useConfirmedCall(
    () => endOthers(),
    ({ ended }) => {
      notify.snackbar(securityTexts.devicesSignedOut(ended))
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title={securityTexts.endOtherSessionsQuestion}
      message={
        <>
          <p>{securityTexts.endSessionsEffect}</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      onNo={onClose}
    />
  )
}

function DeviceRow({ device }: { device: SignedInDevice }) {
  const [end, { isLoading }] = useEndSessionMutation()
  const notify = useNotify()

  async function signOut(): Promise<void> {
    const { error } = await end({ body: { session_id: device.session_id } })
    if (!error) notify.snackbar(securityTexts.wasSignedOut(device.device))
  }

  return (
    <li className={styles.device}>
      <div>
        <p className={parts.strong}>
          {device.device} {device.is_current && <Tag color="success">{securityTexts.thisDevice}</Tag>}
        </p>
        <p className={parts.secondary}>
          <Rich
            text={securityTexts.sessionFacts(device.address)}
            parts={{
              date: <DateText value={device.created_at} withTime />,
              date2: <DateText value={device.last_used_at} withTime />,
            }}
          />
        </p>
      </div>
      {!device.is_current && (
        <Button isBusy={isLoading} aria-label={securityTexts.signOut(device.device)} onClick={() => void signOut()}>
          {commonTexts.signOut}
        </Button>
      )}
    </li>
  )
}
