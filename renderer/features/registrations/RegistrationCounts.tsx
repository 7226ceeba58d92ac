/** Counts the registrations: in total, by the last step of unfinished ones, and by community. */
import type { getRegistrationCount } from '#shared/contract/customers/registrationList'
import { percentText } from '#shared/format/plural'
import type { ResponseOf } from '#shared/http/endpoint'
import * as commonTexts from '#shared/texts/common'
import * as registrationTexts from '#shared/texts/customers/registrations'
import { useGetRegistrationCountQuery } from '../../api/customers/registrations'
import { DayBars } from '../../ui/charts/DayBars'
import { numberText } from '../../ui/format/amounts'
import { type Column, DataTable } from '../../ui/lists/DataTable'
import { Panel } from '../../ui/panels/Panel'
import { PageState } from '../../ui/states/PageState'
import styles from './registrations.module.css'

type CountsResponse = ResponseOf<typeof getRegistrationCount>
type CommunityCount = CountsResponse['by_community'][number]

const shareText = (part: number, total: number): string =>
  total === 0 ? '–' : percentText(Math.round((100 * part) / total))

const columns: Column<CommunityCount>[] = [
  {
    key: 'community',
    title: commonTexts.community,
    narrow: 'wide',
    render: ({ community }) => community || registrationTexts.unknown,
  },
  {
    key: 'registered',
    title: registrationTexts.registered,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ registered }) => numberText(registered),
  },
  {
    key: 'open',
    isAction: true,
    title: registrationTexts.notYet,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ total, registered }) => numberText(total - registered),
  },
  {
    key: 'share',
    title: registrationTexts.share,
    isFigure: true,
    narrow: 'wide',
    isNamed: true,
    render: ({ total, registered }) => shareText(registered, total),
  },
]

export function RegistrationCounts() {
  const query = useGetRegistrationCountQuery()
  return (
    <PageState query={query} failedText={registrationTexts.countsNotLoaded} rows={4}>
      {(counts) => (
        <>
          <Panel title={registrationTexts.progress}>
            <dl className={styles.figures}>
              <Figure
                name={registrationTexts.registered}
                value={registrationTexts.progressOf(numberText(counts.registered), numberText(counts.total))}
              />
              <Figure name={registrationTexts.share} value={shareText(counts.registered, counts.total)} />
              <Figure name={registrationTexts.inProgress} value={numberText(counts.started)} />
              <Figure name={registrationTexts.notStarted} value={numberText(counts.not_started)} />
              <Figure name={commonTexts.invitedLabel} value={numberText(counts.invited)} />
              <Figure name={registrationTexts.invitedNotRegistered} value={numberText(counts.invited_waiting)} />
              <Figure name={registrationTexts.openedInvitation} value={numberText(counts.opened)} />
              <Figure name={registrationTexts.refusedByProvider} value={numberText(counts.failed)} />
            </dl>
            <h3 className={styles.heading}>{registrationTexts.unfinishedCaption}</h3>
            <dl className={styles.figures}>
              {counts.by_step.map(({ step, accounts }) => (
                <Figure key={step} name={registrationTexts.stepLabels[step]} value={numberText(accounts)} />
              ))}
            </dl>
            <div className={styles.days}>
              <DayBars countedItems={registrationTexts.recentRegistrations} days={counts.by_day} />
            </div>
          </Panel>
          {counts.by_community.length > 0 && (
            <details className={styles.places}>
              <summary>{registrationTexts.byCommunity}</summary>
              <DataTable
                caption={registrationTexts.registrationsByCommunity}
                columns={columns}
                rows={counts.by_community}
                rowKey={({ community }) => community}
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
