/** Shows one outage: what customers were told, who reported it, and what staff can do. */
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Outage, OutageReport, OutageUpdate } from '#shared/contract/services/outages'
import { paths } from '#shared/paths'
import { servicesLabel } from '#shared/services/listServices'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import * as outageTexts from '#shared/texts/services/outages'
import { useGetOutageQuery } from '../../api/services/outages'
import { ProviderMoment } from '../../domain/summary/ProviderMoment'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import { numberText } from '../../ui/format/amounts'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { PageState } from '../../ui/states/PageState'
import { EndOutageDialog } from './EndOutageDialog'
import { OutageTag } from './OutageList'
import { outageName } from './outageName'
import styles from './outages.module.css'
import { UpdateOutageDialog } from './UpdateOutageDialog'

const pollMs = 30_000

export function OutagePanel({ outageId }: { outageId: string }) {
  const query = useGetOutageQuery(
    { params: { outage_id: outageId } },
    { pollingInterval: pollMs, skipPollingIfUnfocused: true },
  )
  return (
    <PageStack>
      <Link to="?">{outageTexts.backToOutages}</Link>
      <PageState query={query} failedText={outageTexts.outageNotLoaded}>
        {({ outage, updates, reports }) => (
          <>
            <Panel title={outageName(outage)} action={<OutageTag state={outage.state} />}>
              <OutageFacts outage={outage} />
              <OutageActions outage={outage} />
            </Panel>
            <Panel title={outageTexts.updates}>
              <Updates updates={updates} />
            </Panel>
            <Panel title={outageTexts.reports}>
              <Reports reports={reports} count={outage.report_count} />
            </Panel>
          </>
        )}
      </PageState>
    </PageStack>
  )
}

function OutageFacts({ outage }: { outage: Outage }) {
  const { service_types, started_at, expected_end_at, ended_at, customer_count, report_count } = outage
  return (
    <dl className={styles.facts}>
      <Fact label={commonTexts.services}>{servicesLabel(service_types)}</Fact>
      <Fact label={outageTexts.startedColumn}>
        <ProviderMoment value={started_at} />
      </Fact>
      {ended_at === null ? (
        <Fact label={outageTexts.expectedColumn}>
          {expected_end_at === null ? outageTexts.unknownTime : <ProviderMoment value={expected_end_at} />}
        </Fact>
      ) : (
        <Fact label={outageTexts.endedColumn}>
          <ProviderMoment value={ended_at} />
        </Fact>
      )}
      <Fact label={outageTexts.customersColumn}>{numberText(customer_count)}</Fact>
      <Fact label={outageTexts.reportsColumn}>{numberText(report_count)}</Fact>
    </dl>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

function OutageActions({ outage }: { outage: Outage }) {
  const [dialog, setDialog] = useState<'update' | 'end' | null>(null)
  const mayWrite = useHasRight('ANNOUNCEMENTS.write')
  const mayCredit = useHasRight('CREDITS.write')
  const close = () => setDialog(null)
  if (outage.state === 'ended') {
    return mayCredit ? (
      <p>
        <Link to={`${paths.issueCredit}?outage=${outage.outage_id}`}>{outageTexts.proposeCredits}</Link>
      </p>
    ) : null
  }
  if (!mayWrite) return null
  return (
    <div className={parts.actions}>
      <Button onClick={() => setDialog('update')}>{outageTexts.postUpdate}</Button>
      <Button kind="primary" onClick={() => setDialog('end')}>
        {outageTexts.endOutage}
      </Button>
      {dialog === 'update' && <UpdateOutageDialog outage={outage} onClose={close} />}
      {dialog === 'end' && <EndOutageDialog outage={outage} onClose={close} />}
    </div>
  )
}

const Updates = ({ updates }: { updates: OutageUpdate[] }) => (
  <ol className={styles.updates}>
    {updates.map(({ kind, message, created_at, created_by }) => (
      <li key={created_at}>
        <strong>{outageTexts.updateKindLabels[kind]}</strong>{' '}
        <span className={parts.small}>
          <ProviderMoment value={created_at} />
          {created_by !== '' && ` · ${created_by}`}
        </span>
        <p>{message}</p>
      </li>
    ))}
  </ol>
)

function Reports({ reports, count }: { reports: OutageReport[]; count: number }) {
  if (reports.length === 0) return <p className={parts.quiet}>{outageTexts.noReports}</p>
  return (
    <>
      <DataTable
        caption={outageTexts.reports}
        columns={reportColumns}
        rows={reports}
        rowKey={({ case_id }) => case_id}
      />
      {count > reports.length && <p className={parts.quiet}>{outageTexts.moreReports(reports.length, count)}</p>}
    </>
  )
}

const reportColumns: Column<OutageReport>[] = [
  {
    key: 'number',
    title: commonTexts.requestLabel,
    render: ({ case_id, case_no }) => <Link to={`${paths.serviceTicketView}?case=${case_id}`}>{case_no}</Link>,
  },
  { key: 'title', title: commonTexts.title, narrow: 'wide', render: ({ title }) => title },
  {
    key: 'address',
    title: commonTexts.address,
    isNamed: true,
    narrow: 'wide',
    render: ({ street_address }) => street_address || '–',
  },
  {
    key: 'status',
    title: commonTexts.status,
    narrow: 'right',
    render: ({ status }) => caseTexts.statusLabels('theirs')[status],
  },
  {
    key: 'created',
    title: outageTexts.reportedColumn,
    isNamed: true,
    narrow: 'wide',
    render: ({ created_date }) => <ProviderMoment value={created_date} />,
  },
]
