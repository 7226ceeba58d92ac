import { Button } from 'antd'
import { useState } from 'react'
import type { SignedInDevice } from '#shared/contract/security'
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '../../api/security'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { useConfirmed } from '../../ui/dialogs/useConfirmed'
import { FormFailure } from '../../ui/forms/FormFailure'
import { DateText } from '../../ui/DateText'
import { PageState } from '../../ui/states/PageState'
import { Panel } from '../../ui/panels/Panel'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './security.module.css'

export function DevicesPanel() {
  const query = useListSessionsQuery()
  const [isAsking, setIsAsking] = useState(false)

  return (
    <Panel
      title="Signed-in devices"
      action={
        (query.data?.length ?? 0) > 1 && <Button onClick={() => setIsAsking(true)}>Sign out everywhere else</Button>
      }
    >
      <PageState query={query} what="Your devices" rows={3}>
        {(devices) => (
          <ul className={styles.devices}>
            {devices.map((device) => (
              <Device key={device.session_id} device={device} />
            ))}
          </ul>
        )}
      </PageState>
      {isAsking && <SignOutOthersDialog onClose={() => setIsAsking(false)} />}
    </Panel>
  )
}

function SignOutOthersDialog({ onClose }: { onClose: () => void }) {
  const [endOthers] = useEndOtherSessionsMutation()
  const notify = useNotify()
  const { dialog, failure } = useConfirmed(
    () => endOthers(),
    ({ ended }) => {
      notify.snackbar(ended === 1 ? '1 device was signed out.' : `${ended} devices were signed out.`)
      onClose()
    },
  )
  return (
    <ConfirmDialog
      title="Sign out everywhere else"
      message={
        <>
          <p>Every other device has to sign in again. What is being typed there is lost.</p>
          <FormFailure>{failure}</FormFailure>
        </>
      }
      {...dialog}
      isOpen
      yesText="Sign out"
      noText="Cancel"
      onNo={onClose}
    />
  )
}

function Device({ device }: { device: SignedInDevice }) {
  const [end, { isLoading }] = useEndSessionMutation()
  const notify = useNotify()

  async function signOut(): Promise<void> {
    const { error } = await end({ body: { session_id: device.session_id } })
    if (!error) notify.snackbar(`${device.device} was signed out.`)
  }

  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name}>
          {device.device}
          {device.is_current && <span className={styles.mark}>This device</span>}
        </p>
        <p className={styles.quiet}>
          Address {device.address} · signed in <DateText value={device.created_at} withTime /> · last used{' '}
          <DateText value={device.last_used_at} withTime />
        </p>
      </div>
      {!device.is_current && (
        <Button loading={isLoading} aria-label={`Sign out ${device.device}`} onClick={() => void signOut()}>
          Sign out
        </Button>
      )}
    </li>
  )
}
