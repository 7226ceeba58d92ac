/** /requestQueue/daySheet: a crew's visits of one day, to be printed. Crew and day are in the URL. */

import { Fragment } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { VisitWindow } from '#shared/cases/cases'
import type { Crew, DayVisit } from '#shared/contract/cases/crews'
import { groupBy } from '#shared/groupBy'
import { Day } from '#shared/http/days'
import { paths } from '#shared/paths'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as crewTexts from '#shared/texts/cases/crews'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import { useGetDaySheetQuery, useListCrewsQuery } from '../../api/cases/crews'
import { noAutoRefetch } from '../../api/client'
import { CaseStatusTag } from '../../domain/cases/CaseStatusTag'
import { useProviderDay } from '../../domain/useProviderDay'
import { platform } from '../../platform/index'
import { Button } from '../../ui/Button'
import { dayText } from '../../ui/format/days'
import { LazyDatePicker } from '../../ui/forms/dates/LazyDatePicker'
import { Select } from '../../ui/forms/fields/Select'
import { phoneMask } from '../../ui/forms/phoneMask'
import { withChanges } from '../../ui/lists/listSearch'
import { LinkButton } from '../../ui/panels/LinkButton'
import { EmptyPanel, Filter, Filters } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import styles from './daySheet.module.css'

export function DaySheetPage() {
  const [search, setSearch] = useSearchParams()
  const today = useProviderDay()
  const crews = useListCrewsQuery()
  const named = Day.safeParse(search.get('day'))
  const day = named.success ? named.data : today
  const show = (changes: Record<string, string | null>): void => setSearch((before) => withChanges(before, changes))
  return (
    <PageState
      query={crews}
      failedText={crewTexts.crewsNotLoaded}
      isEmpty={(list) => list.length === 0}
      empty={<EmptyPanel>{crewTexts.noCrews}</EmptyPanel>}
    >
      {(list) => {
        const crew = list.find(({ crew_id }) => crew_id === search.get('crew')) ?? list[0]
        return (
          crew && (
            <div className={styles.page}>
              <div className={styles.controls}>
                <Filters label={crewTexts.daySheet}>
                  <Filter label={crewTexts.crew} htmlFor="sheet-crew">
                    <Select
                      id="sheet-crew"
                      className={styles.crew ?? ''}
                      value={crew.crew_id}
                      options={list.map(({ crew_id, name }) => ({ value: crew_id, label: name }))}
                      onChange={(id) => show({ crew: id })}
                    />
                  </Filter>
                  <Filter label={commonTexts.day} htmlFor="sheet-day">
                    <LazyDatePicker
                      id="sheet-day"
                      allowsFuture
                      value={day}
                      onChange={(chosen) => show({ day: chosen })}
                    />
                  </Filter>
                  <Button kind="primary" onClick={() => platform.print()}>
                    {crewTexts.printDaySheet}
                  </Button>
                  <LinkButton to={paths.crews}>{pageTexts.crews}</LinkButton>
                </Filters>
              </div>
              <Sheet crew={crew} day={day} />
            </div>
          )
        )
      }}
    </PageState>
  )
}

/** Always loaded again, because a printed sheet must be current. */
const current = { ...noAutoRefetch, refetchOnMountOrArgChange: true } as const

function Sheet({ crew, day }: { crew: Crew; day: string }) {
  const query = useGetDaySheetQuery({ query: { crew_id: crew.crew_id, day } }, current)
  return (
    <section className={styles.sheet} aria-labelledby="day-sheet">
      <h2 id="day-sheet">{crewTexts.sheetTitle(crew.name, dayText(day))}</h2>
      <PageState
        query={{ ...query, data: query.isFetching ? undefined : query.data }}
        failedText={crewTexts.visitsNotLoaded}
        isEmpty={(visits) => visits.length === 0}
        empty={<EmptyPanel>{crewTexts.noVisits}</EmptyPanel>}
      >
        {(visits) =>
          [...groupBy(visits, ({ window }) => window)].map(([window, group]) => (
            <Window key={window} window={window} visits={group} />
          ))
        }
      </PageState>
    </section>
  )
}

const Window = ({ window, visits }: { window: VisitWindow; visits: DayVisit[] }) => (
  <section className={styles.window} aria-labelledby={`window-${window}`}>
    <h3 id={`window-${window}`}>{crewTexts.promisedFor(appointmentTexts.windowLabels[window])}</h3>
    <ol className={styles.visits}>
      {visits.map((visit) => (
        <Visit key={visit.case_id} visit={visit} />
      ))}
    </ol>
  </section>
)

const Visit = ({ visit }: { visit: DayVisit }) => (
  <li className={styles.visit}>
    <p className={styles.head}>
      <strong>{visit.addresses.join('; ') || caseTexts.accountInGeneral}</strong>
      <span className={styles.tags}>
        <CaseStatusTag status={visit.status} owner="theirs" />
        {visit.is_confirmed && <Tag color="success">{appointmentTexts.confirmed}</Tag>}
      </span>
    </p>
    <dl className={styles.facts}>
      <dt>{commonTexts.customer}</dt>
      <dd>
        {visit.customer_name}
        {visit.contact_name !== visit.customer_name && ` (${visit.contact_name})`}
      </dd>
      {visit.phone !== '' && (
        <>
          <dt>{commonTexts.phone}</dt>
          <dd>
            <a href={`tel:+1${visit.phone}`}>{phoneMask(visit.phone)}</a>
          </dd>
        </>
      )}
      {visit.category && (
        <>
          <dt>{crewTexts.typeOfWork}</dt>
          <dd>{caseTexts.categoryLabels[visit.category]}</dd>
        </>
      )}
      <dt>{commonTexts.requestLabel}</dt>
      <dd>
        <Link to={`${paths.serviceTicketView}?case=${visit.case_id}`}>{visit.case_no}</Link> {visit.title}
      </dd>
      <dt>{commonTexts.description}</dt>
      <dd className={styles.description}>{visit.description}</dd>
      {visit.answers.map(({ question, answer }) => (
        <Fragment key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </Fragment>
      ))}
    </dl>
    <div className={styles.notes} aria-hidden="true">
      <p>{crewTexts.workPerformed}</p>
      <hr />
      <hr />
      <hr />
    </div>
  </li>
)
