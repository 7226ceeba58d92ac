import { isStaff } from '#shared/access/access'
import type { AccountOwner } from '#shared/access/accountOwner'
import type { CaseEvent } from '#shared/contract/cases/cases'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import { useAccountOwner } from '../../../session/useAccountOwner'
import { DateText } from '../../../ui/DateText'
import parts from '../../../ui/panels/parts.module.css'
import { Rich } from '../../../ui/Rich'
import styles from '../cases.module.css'
import historyStyles from './CaseHistory.module.css'

/** Describes an event in a few words. */
function textOf({ kind, status, note }: CaseEvent, owner: AccountOwner): string {
  switch (kind) {
    case 'status':
      return status ? caseTexts.statusLabels(owner)[status] : ''
    case 'appointment':
      return appointmentTexts.movedEvent
    case 'appointment_confirmed':
      return appointmentTexts.appointmentWasConfirmed
    case 'cancel_requested':
      return caseTexts.cancellationRequested
    case 'cancel_refused':
      return caseTexts.cancellationWasntPossible
    case 'reopened':
      return caseTexts.reopened
    case 'rated':
      return caseTexts.rated(note)
    case 'attached':
      return caseTexts.fileAdded(note)
  }
}

const showsNote = ({ kind, note }: CaseEvent): boolean =>
  note !== '' && !['rated', 'attached', 'appointment'].includes(kind)

export function CaseHistory({ events }: { events: CaseEvent[] }) {
  const owner = useAccountOwner()
  return (
    <section className={styles.panel} aria-labelledby="case-history">
      <h3 id="case-history">{caseTexts.history}</h3>
      <ol className={historyStyles.events}>
        {events.toReversed().map((event) => (
          <li key={event.event_id} className={historyStyles.event}>
            <p>
              <strong>{textOf(event, owner)}</strong>
              {showsNote(event) && `: ${event.note}`}
            </p>
            <p className={parts.small}>
              <Rich
                text={
                  isStaff(event.user_type)
                    ? caseTexts.byCustomerCare(event.user_name)
                    : caseTexts.byCustomer(event.user_name)
                }
                parts={{ date: <DateText value={event.created_date} withTime /> }}
              />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
