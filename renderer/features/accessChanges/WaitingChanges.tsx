/** Lists access changes that wait for approval. Renders nothing while there are none. */
import { useState } from 'react'
import type { Right } from '#shared/access/access'
import { rightText } from '#shared/access/rightText'
import type { AccessChange, AccessChangeDecision } from '#shared/contract/access/accessChanges'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as commonTexts from '#shared/texts/common'
import { useListAccessChangesQuery } from '../../api/access/accessChanges'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { LoadError } from '../../ui/states/LoadError'
import styles from './accessChanges.module.css'
import { DecideDialog } from './DecideDialog'

interface Props {
  /** Hides changes of roles, on the page that lists only colleagues. */
  hidesRoleChanges?: boolean
}

interface OpenDecision {
  change: AccessChange
  decision: AccessChangeDecision
}

export function WaitingChanges({ hidesRoleChanges = false }: Props) {
  const { data = [], error } = useListAccessChangesQuery()
  const [openDecision, setOpenDecision] = useState<OpenDecision | null>(null)
  const changes = data.filter(({ subject }) => !hidesRoleChanges || subject.kind !== 'role_rights')
  return (
    <>
      <LoadError failedText={accessChangeTexts.waitingChangesNotLoaded} error={error} />
      {changes.length > 0 && (
        <Panel title={accessChangeTexts.waiting}>
          <p>{accessChangeTexts.pendingChangesHint}</p>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change.access_change_id} className={styles.change}>
                <ChangeSummary change={change} />
                <DecisionButtons change={change} onDecide={(decision) => setOpenDecision({ change, decision })} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {openDecision && <DecideDialog {...openDecision} onClose={() => setOpenDecision(null)} />}
    </>
  )
}

const ChangeSummary = ({ change }: { change: AccessChange }) => (
  <div className={styles.what}>
    <strong>{accessChangeTexts.subjectText(change.subject)}</strong>
    <span className={parts.quiet}>
      <Rich
        text={change.is_own ? accessChangeTexts.ownRequest : accessChangeTexts.requester(change.requested_by)}
        parts={{ date: <DateText value={change.requested_at} withTime /> }}
      />
    </span>
    <RightList title={accessChangeTexts.grantedCount(change.granted.length)} rights={change.granted} />
    <RightList title={accessChangeTexts.removedCount(change.withdrawn.length)} rights={change.withdrawn} />
  </div>
)

const RightList = ({ title, rights }: { title: string; rights: readonly Right[] }) =>
  rights.length === 0 ? null : (
    <details className={styles.rights} open={rights.length <= 5}>
      <summary>{title}</summary>
      <ul>
        {rights.map((right) => (
          <li key={right}>{rightText(right)}</li>
        ))}
      </ul>
    </details>
  )

interface DecisionButtonsProps {
  change: AccessChange
  onDecide: (decision: AccessChangeDecision) => void
}

function DecisionButtons({ change: { subject, is_own, can_decide }, onDecide }: DecisionButtonsProps) {
  const subjectLabel = accessChangeTexts.subjectText(subject)
  return (
    <div className={parts.actions}>
      {can_decide && (
        <>
          {subject.kind !== 'outdated' && (
            <Button
              kind="primary"
              aria-label={accessChangeTexts.approveChange(subjectLabel)}
              onClick={() => onDecide('approve')}
            >
              {commonTexts.approve}
            </Button>
          )}
          <Button aria-label={accessChangeTexts.declineChange(subjectLabel)} onClick={() => onDecide('decline')}>
            {commonTexts.decline}
          </Button>
        </>
      )}
      {is_own && (
        <Button aria-label={accessChangeTexts.withdrawChange(subjectLabel)} onClick={() => onDecide('withdraw')}>
          {accessChangeTexts.withdraw}
        </Button>
      )}
    </div>
  )
}
