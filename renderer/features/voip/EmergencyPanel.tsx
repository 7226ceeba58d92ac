/** Shows where help is sent on a call to 911. It comes first on the page, because a wrong address can cost lives. */
import { useState } from 'react'
import type { VoipLine } from '#shared/contract/services/voip'
import * as voipTexts from '#shared/texts/services/voip'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { Tag } from '../../ui/Tag'
import { EmergencyDialog } from './EmergencyDialog'
import styles from './voip.module.css'
import { addressText } from './voipFormat'

export function EmergencyPanel({ line }: { line: VoipLine }) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  const [isChanging, setIsChanging] = useState(false)
  const { emergency_address: confirmed, pending_address: pending } = line
  return (
    <Panel
      title={voipTexts.emergencyAddressE911}
      action={
        mayWrite && (
          <Button kind="primary" onClick={() => setIsChanging(true)}>
            {voipTexts.changeAddress}
          </Button>
        )
      }
    >
      <div className={styles.addresses} aria-live="polite">
        {confirmed ? (
          <div className={styles.address}>
            <p className={parts.title}>{addressText(confirmed)}</p>
            {pending ? <Tag>{voipTexts.stillInUse}</Tag> : <Tag color="success">{voipTexts.confirmed}</Tag>}
            {confirmed.confirmed_date && (
              <p className={parts.quiet}>
                <Rich text={voipTexts.confirmedOn} parts={{ date: <DateText value={confirmed.confirmed_date} /> }} />
              </p>
            )}
          </div>
        ) : (
          !pending && <p className={parts.title}>{voipTexts.noEmergencyAddress}</p>
        )}
        {pending && (
          <div className={styles.pending}>
            <p>
              <strong className={styles.waits}>{voipTexts.pending}</strong> {addressText(pending)}
            </p>
            <p className={parts.quiet}>
              <Rich
                text={voipTexts.emergencyAddressPending(Boolean(confirmed))}
                parts={{ date: <DateText value={pending.filed_date} withTime /> }}
              />
            </p>
          </div>
        )}
      </div>
      <p className={parts.quiet}>{voipTexts.emergencyAddressExplanation}</p>
      {isChanging && <EmergencyDialog line={line} onClose={() => setIsChanging(false)} />}
    </Panel>
  )
}
