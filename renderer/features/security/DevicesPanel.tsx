import { Button } from 'antd'
import { useState } from 'react'
import type { SignedInDevice } from '#shared/contract/security'
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from '../../api/security'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog'
import { DateText } from '../../ui/DateText'
import { PageState } from '../../ui/states/PageState'
import { Panel } from '../../ui/panels/Panel'
import { useNotify } from '../../ui/notices/useNotify'
import styles from './security.module.css'

export function DevicesPanel() {
  const query = useListSessionsQuery()
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation()
  const [isAsking, setIsAsking] = useState(false)
  const notify = useNotify()

  async function signOutOthers(): Promise<void> {
    const { data } = await endOthers()
    setIsAsking(false)
    if (data) notify.snackbar(data.ended === 1 ? '1 device was signed out.' : `${data.ended} devices were signed out.`)
  }

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
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere else"
        message="Every other device has to sign in again. What is being typed there is lost."
        isBusy={isLoading}
        yesText="Sign out"
        noText="Cancel"
        onYes={() => void signOutOthers()}
        onNo={() => setIsAsking(false)}
      />
    </Panel>
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
