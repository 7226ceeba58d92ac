/** How many have come over: in all, by the last step of those who have not, and by community. */
import type { getRegistrationCount } from '#shared/contract/legacy'
import { registrationStepWords } from '#shared/registrationStepWords'
import type { ResponseOf } from '#shared/endpoint'
import { useGetRegistrationCountQuery } from '../../api/registrations'
import { DayBars } from '../../ui/charts/DayBars'
import { DataTable, type Column } from '../../ui/lists/DataTable'
import { numberText } from '../../ui/look/amounts'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import styles from './registrations.module.css'

type Counts = ResponseOf<typeof getRegistrationCount>
type Community = Counts['by_community'][number]

const share = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`)

const columns: Column<Community>[] = [
  { key: 'community', title: 'Community', narrow: 'wide', render: ({ community }) => community || 'Not known' },
  {
    key: 'registered',
    title: 'Registered',
    isFigure: true,
    narrow: 'wide',
    narrowName: 'Registered:',
    render: ({ registered }) => numberText(registered),
  },
  {
    key: 'open',
    title: 'Not yet',
    isFigure: true,
    narrow: 'wide',
    narrowName: 'Not yet:',
    render: ({ total, registered }) => numberText(total - registered),
  },
  {
    key: 'share',
    title: 'Share',
    isFigure: true,
    narrow: 'wide',
    narrowName: 'Share:',
    render: ({ total, registered }) => share(registered, total),
  },
]

export function RegistrationCounts() {
  const query = useGetRegistrationCountQuery()
  return (
    <PageState query={query} what="The counts" rows={4}>
      {(counts) => (
        <>
          <Panel title="Progress">
            <dl className={styles.figures}>
              <Figure name="Registered" value={`${numberText(counts.registered)} of ${numberText(counts.total)}`} />
              <Figure name="Share" value={share(counts.registered, counts.total)} />
              <Figure name="Begun, not ended" value={numberText(counts.started)} />
              <Figure name="Not started" value={numberText(counts.not_started)} />
              <Figure name="Invited" value={numberText(counts.invited)} />
              <Figure name="Invited, not registered" value={numberText(counts.invited_waiting)} />
              <Figure name="Opened the invitation" value={numberText(counts.opened)} />
              <Figure name="Refused by the payment provider" value={numberText(counts.failed)} />
            </dl>
            <h3 className={styles.heading}>Last step of those who are not registered</h3>
            <dl className={styles.figures}>
              {counts.by_step.map(({ step, accounts }) => (
                <Figure key={step} name={registrationStepWords[step]} value={numberText(accounts)} />
              ))}
            </dl>
            <div className={styles.days}>
              <DayBars what="Registered in the last 30 days" days={counts.by_day} />
            </div>
          </Panel>
          {counts.by_community.length > 0 && (
            <details className={styles.places}>
              <summary>By community</summary>
              <DataTable
                caption="Registrations by community"
                columns={columns}
                rows={counts.by_community}
                rowKey={({ community }) => community}
                empty={null}
              />
            </details>
          )}
        </>
      )}
    </PageState>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
