import { dayText } from '../../ui/look/days'
import { useListUsageQuery } from '../../api/usage'
import { useMay } from '../../session/useMay'
import styles from './cases.module.css'
import * as requestTexts from '#shared/texts/requests'

/** Which meter a request is about, and what was last read there: it is compared with what the customer sees. */
export function MeterFacts({ service }: { service: string }) {
  const mayRead = useMay('ACCOUNTS.read')
  const query = useListUsageQuery(
    { body: { service_account_id: service, months: 13 } },
    { skip: !mayRead || service === '' },
  )
  if (!mayRead || service === '') return null
  if (query.isError) return <p className={styles.quiet}>{requestTexts.weCouldntLoadTheLast}</p>
  // Another service may have been chosen while its readings are on their way.
  const latest = query.currentData?.readings.at(-1)
  if (!latest)
    return query.currentData ? <p className={styles.quiet}>{requestTexts.thisMeterHasntBeenReadYet}</p> : null
  return (
    <dl className={styles.facts} aria-label={requestTexts.yourGasMeter}>
      <dt>{requestTexts.meterNumber}</dt>
      <dd>{latest.meter_number}</dd>
      <dt>{requestTexts.lastReading}</dt>
      <dd>
        {latest.current_read} {requestTexts.on(dayText(latest.period_end))}
      </dd>
      <dt>{requestTexts.readingType}</dt>
      <dd>{latest.read_type === 'actual' ? requestTexts.actual : 'Estimated'}</dd>
    </dl>
  )
}
