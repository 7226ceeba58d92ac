import * as caseTexts from '#shared/texts/cases/cases'
import { dayText } from '../../../ui/format/days'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../cases.module.css'
import type { RequestContext } from './useRequestContext'

/** Shows the meter that a request is about and its last reading, to compare with what the customer sees. */
export function MeterFacts({ query }: { query: RequestContext['meter'] }) {
  if (query.isUninitialized) return null
  if (query.isError) return <p className={parts.small}>{caseTexts.lastReadingFailed}</p>
  // `currentData` is empty while the readings of a newly selected service load.
  const latest = query.currentData?.readings.at(-1)
  if (!latest) return query.currentData ? <p className={parts.small}>{caseTexts.unreadMeterHint}</p> : null
  return (
    <dl className={styles.facts} aria-label={caseTexts.yourGasMeter}>
      <dt>{caseTexts.meterNumber}</dt>
      <dd>{latest.meter_number}</dd>
      <dt>{caseTexts.lastReading}</dt>
      <dd>{caseTexts.readingOn(latest.current_read, dayText(latest.period_end))}</dd>
      <dt>{caseTexts.readingType}</dt>
      <dd>{latest.read_type === 'actual' ? caseTexts.actual : caseTexts.estimated}</dd>
    </dl>
  )
}
