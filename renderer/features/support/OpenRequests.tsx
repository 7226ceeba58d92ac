/** Lists the requests in progress below the next appointment. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Case } from '#shared/contract/cases/cases'
import { wallClock } from '#shared/desks/openingHours'
import { defaultTimeZone } from '#shared/format/timeZone'
import { paths } from '#shared/paths'
import * as supportTexts from '#shared/texts/cases/support'
import { useListOpenCasesQuery } from '../../api/cases/cases'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { appointmentText } from '../../domain/cases/appointmentText'
import { CaseStatusTag } from '../../domain/cases/CaseStatusTag'
import { useAccountOwner } from '../../session/useAccountOwner'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import styles from './support.module.css'

const maxShown = 5

/** As in the list of all requests, what waits for the customer comes first. */
const waitingFirst = (cases: readonly Case[]): Case[] =>
  cases.toSorted((first, second) => Number(second.status === 'waiting') - Number(first.status === 'waiting'))

export function OpenRequests() {
  const { timeZone } = useRuntimeConfig()
  const owner = useAccountOwner()
  const [now] = useState(() => new Date())
  const today = wallClock(now, timeZone || defaultTimeZone).day
  const query = useListOpenCasesQuery({
    body: { tab: 'open', sort: 'appointment', page_number: 1, page_size: maxShown },
  })
  return (
    <section aria-labelledby="under-way">
      <h2 id="under-way" className={styles.heading}>
        {supportTexts.inProgress}
      </h2>
      <PageState
        query={query}
        failedText={supportTexts.requestsNotLoaded}
        rows={2}
        isEmpty={({ cases }) => cases.length === 0}
        empty={<p className={parts.small}>{supportTexts.noneOpen}</p>}
      >
        {({ cases, total_count, counts }) => (
          <>
            <NextAppointment cases={cases.filter(({ appointment }) => appointment && appointment.date >= today)} />
            {counts.waiting > 0 && (
              <p className={styles.waiting}>
                <Link to={`${paths.serviceTicket}?tab=waiting`}>{supportTexts.requestsWaiting(counts.waiting)}</Link>
              </p>
            )}
            <ul className={styles.list}>
              {waitingFirst(cases).map(({ case_id, case_no, title, status, appointment }) => (
                <li key={case_id} className={styles.line}>
                  <span>
                    <Link to={`${paths.serviceTicketView}?case=${case_id}`}>{title}</Link>
                    <span className={parts.below}>
                      {appointment ? supportTexts.caseWithAppointment(case_no, appointmentText(appointment)) : case_no}
                    </span>
                  </span>
                  <CaseStatusTag status={status} owner={owner} />
                </li>
              ))}
            </ul>
            {total_count > maxShown && (
              <Link to={paths.serviceTicket}>{supportTexts.allOpenRequests(total_count)}</Link>
            )}
          </>
        )}
      </PageState>
    </section>
  )
}

function NextAppointment({ cases }: { cases: Case[] }) {
  const [next] = cases.toSorted((left, right) => dayOf(left).localeCompare(dayOf(right)))
  if (!next?.appointment) return null
  return (
    <p className={styles.appointment}>
      <strong>{supportTexts.nextAppointment(appointmentText(next.appointment))}</strong>
      <Link to={`${paths.serviceTicketView}?case=${next.case_id}`}>{next.title}</Link>
    </p>
  )
}

const dayOf = ({ appointment }: Case): string => appointment?.date ?? ''
