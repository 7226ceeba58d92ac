import { useState } from 'react'
import type { TvBox, TvPin } from '#shared/contract/services/tv'
import * as tvTexts from '#shared/texts/services/tv'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { ResetPinDialog } from './ResetPinDialog'
import styles from './tv.module.css'

interface PinsPanelProps {
  serviceAccountId: string
  pins: readonly TvPin[]
  boxes: readonly TvBox[]
}

/** Shows when each PIN was reset, and resets it. The PIN itself is never shown. */
export function PinsPanel({ serviceAccountId, pins, boxes }: PinsPanelProps) {
  const mayWrite = useHasRight('ACCOUNTS.write')
  const [kindToReset, setKindToReset] = useState<TvPin['kind'] | null>(null)
  const offlineCount = boxes.filter(({ is_online }) => !is_online).length
  return (
    <Panel title={tvTexts.pins}>
      <ul className={parts.cards}>
        {pins.map(({ kind, changed_date }) => (
          <li key={kind} className={styles.card}>
            <h3>{tvTexts.pinLabels[kind].title}</h3>
            <p>{tvTexts.pinLabels[kind].use}</p>
            <p className={parts.quiet}>
              {changed_date ? (
                <Rich text={tvTexts.resetOn} parts={{ date: <DateText value={changed_date} withTime /> }} />
              ) : (
                tvTexts.neverReset
              )}
            </p>
            {mayWrite && (
              <Button className={styles.push ?? ''} onClick={() => setKindToReset(kind)}>
                {tvTexts.resetOf(tvTexts.pinLabels[kind].title)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={parts.quiet}>{tvTexts.pinsExplanation}</p>
      {kindToReset && (
        <ResetPinDialog
          serviceAccountId={serviceAccountId}
          kind={kindToReset}
          offlineBoxes={offlineCount}
          onClose={() => setKindToReset(null)}
        />
      )}
    </Panel>
  )
}
