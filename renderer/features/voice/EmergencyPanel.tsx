/** Where help is sent on a call to 911: the first thing on the page, as a wrong address costs lives. */
import { Button } from 'antd'
import { useState } from 'react'
import type { VoiceLine } from '#shared/contract/voice'
import { useMay } from '../../session/useMay'
import { Badge } from '../../ui/panels/Badge'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import { EmergencyDialog } from './EmergencyDialog'
import { addressText } from './voiceWords'
import parts from '../../ui/panels/parts.module.css'
import styles from './voice.module.css'

export function EmergencyPanel({ line }: { line: VoiceLine }) {
  const mayWrite = useMay('ACCOUNTS.write')
  const [isChanging, setIsChanging] = useState(false)
  const { emergency_address: confirmed, pending_address: pending } = line
  return (
    <Panel
      title="Emergency address (E911)"
      action={
        mayWrite && (
          <Button type="primary" onClick={() => setIsChanging(true)}>
            Change address
          </Button>
        )
      }
    >
      <div className={styles.addresses} aria-live="polite">
        {confirmed ? (
          <div className={styles.address}>
            <p className={styles.strong}>{addressText(confirmed)}</p>
            {pending ? <Badge>Still in use</Badge> : <Badge kind="good">Confirmed</Badge>}
            {confirmed.confirmed_date && (
              <p className={parts.quiet}>
                Confirmed on <DateText value={confirmed.confirmed_date} />
              </p>
            )}
          </div>
        ) : (
          !pending && <p className={styles.strong}>There is no address on file. Add one before you call 911.</p>
        )}
        {pending && (
          <div className={styles.pending}>
            <p>
              <strong className={styles.waits}>Pending</strong> {addressText(pending)}
            </p>
            <p className={parts.quiet}>
              Sent on <DateText value={pending.filed_date} withTime />. Until the emergency call registry has confirmed
              it, {confirmed ? 'help is sent to the address above' : 'tell where you are when you call 911'}.
            </p>
          </div>
        )}
      </div>
      <p className={parts.quiet}>
        On a call to 911 from this line, help is sent to this address. It must be where the telephone is. Without power
        or internet the line is dead: then call from a mobile phone.
      </p>
      {isChanging && <EmergencyDialog line={line} onClose={() => setIsChanging(false)} />}
    </Panel>
  )
}
