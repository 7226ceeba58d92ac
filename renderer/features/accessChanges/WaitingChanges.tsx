/** Changes of access that wait for approval, above what they would change. Nothing is shown while there are none. */
import { Button } from 'antd'
import { useState } from 'react'
import { subjectText } from '#shared/accessChangeTexts'
import type { Right } from '#shared/access'
import type { AccessChange, AccessChangeDecision } from '#shared/contract/accessChanges'
import { rightText } from '#shared/featureWords'
import { useListAccessChangesQuery } from '../../api/accessChanges'
import { DateText } from '../../ui/DateText'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { NotLoaded } from '../../ui/states/NotLoaded'
import { DecideDialog } from './DecideDialog'
import styles from './accessChanges.module.css'
import * as accessChangeTexts from '#shared/texts/accessChanges'
import * as commonTexts from '#shared/texts/common'
import { Rich } from '../../ui/Rich'

interface Props {
  /** Without changes of roles, where only colleagues are listed. */
  ofColleaguesOnly?: boolean
}

interface OpenDecision {
  change: AccessChange
  decision: AccessChangeDecision
}

export function WaitingChanges({ ofColleaguesOnly = false }: Props) {
  const { data = [], error } = useListAccessChangesQuery()
  const [openDecision, setOpenDecision] = useState<OpenDecision | null>(null)
  const changes = data.filter(({ subject }) => !ofColleaguesOnly || subject.kind !== 'role_rights')
  return (
    <>
      <NotLoaded what={accessChangeTexts.theChangesThatAreWaiting} error={error} />
      {changes.length > 0 && (
        <Panel title={accessChangeTexts.waiting}>
          <p>{accessChangeTexts.theseChangesHaveNoEffect}</p>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change.access_change_id} className={styles.change}>
                <Change change={change} />
                <Decisions change={change} onDecide={(decision) => setOpenDecision({ change, decision })} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {openDecision && <DecideDialog {...openDecision} onClose={() => setOpenDecision(null)} />}
    </>
  )
}

const Change = ({ change }: { change: AccessChange }) => (
  <div className={styles.what}>
    <strong>{subjectText(change.subject)}</strong>
    <span className={parts.quiet}>
      <Rich
        text={accessChangeTexts.requestedByOn(change.is_own ? 'you' : change.requested_by)}
        parts={{ date: <DateText value={change.requested_at} withTime /> }}
      />
    </span>
    <Rights title={accessChangeTexts.grants} rights={change.granted} />
    <Rights title={accessChangeTexts.removes} rights={change.withdrawn} />
  </div>
)

const Rights = ({ title, rights }: { title: string; rights: readonly Right[] }) =>
  rights.length === 0 ? null : (
    <details className={styles.rights} open={rights.length <= 5}>
      <summary>
        {title} {accessChangeTexts.permissions(rights.length)}
      </summary>
      <ul>
        {rights.map((right) => (
          <li key={right}>{rightText(right)}</li>
        ))}
      </ul>
    </details>
  )

interface DecisionsProps {
  change: AccessChange
  onDecide: (decision: AccessChangeDecision) => void
}

function Decisions({ change: { subject, is_own, may_decide }, onDecide }: DecisionsProps) {
  const what = subjectText(subject)
  return (
    <div className={parts.actions}>
      {may_decide && (
        <>
          {subject.kind !== 'outdated' && (
            <Button type="primary" aria-label={`Approve: ${what}`} onClick={() => onDecide('approve')}>
              {commonTexts.approve}
            </Button>
          )}
          <Button aria-label={`Decline: ${what}`} onClick={() => onDecide('decline')}>
            {commonTexts.decline}
          </Button>
        </>
      )}
      {is_own && (
        <Button aria-label={`Withdraw: ${what}`} onClick={() => onDecide('withdraw')}>
          {accessChangeTexts.withdraw}
        </Button>
      )}
    </div>
  )
}
