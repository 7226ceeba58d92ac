import { Button } from 'antd'
import { useState } from 'react'
import type { TvBox, TvPin } from '#shared/contract/tv'
import { useMay } from '../../session/useMay'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import { pinWords } from './pinWords'
import { ResetPinDialog } from './ResetPinDialog'
import parts from '../../ui/panels/parts.module.css'
import styles from './tv.module.css'
import * as tvTexts from '#shared/texts/tv'
import { Rich } from '../../ui/Rich'

interface PinsPanelProps {
  serviceAccountId: string
  pins: readonly TvPin[]
  boxes: readonly TvBox[]
}

/** When each was reset, and the way to reset it. No PIN is ever shown. */
export function PinsPanel({ serviceAccountId, pins, boxes }: PinsPanelProps) {
  const mayWrite = useMay('ACCOUNTS.write')
  const [resetting, setResetting] = useState<TvPin['kind'] | null>(null)
  const offline = boxes.filter(({ is_online }) => !is_online).length
  return (
    <Panel title={tvTexts.pins}>
      <ul className={styles.cards}>
        {pins.map(({ kind, changed_date }) => (
          <li key={kind} className={styles.card}>
            <h3>{pinWords[kind].title}</h3>
            <p>{pinWords[kind].use}</p>
            <p className={parts.quiet}>
              {changed_date ? (
                <>
                  <Rich text={tvTexts.resetOn} parts={{ date: <DateText value={changed_date} withTime /> }} />
                </>
              ) : (
                tvTexts.neverResetThePinThat
              )}
            </p>
            {mayWrite && (
              <Button className={styles.push ?? ''} onClick={() => setResetting(kind)}>
                {`Reset ${pinWords[kind].title}`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={parts.quiet}>{tvTexts.thePinsApplyToAll}</p>
      {resetting && (
        <ResetPinDialog
          serviceAccountId={serviceAccountId}
          kind={resetting}
          offlineBoxes={offline}
          onClose={() => setResetting(null)}
        />
      )}
    </Panel>
  )
}
