/** Shows the results of a bulk change: how many were saved, and each rejected one with its reason. */
import { Alert } from 'antd'
import type { PropertyResult } from '#shared/contract/services/properties'
import * as propertyTexts from '#shared/texts/services/properties'
import styles from './properties.module.css'
import type { BulkChangeOutcome } from './useBulkChange'

const countOf = (results: PropertyResult[], outcome: PropertyResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length

interface ChangeResultsProps {
  outcome: BulkChangeOutcome
  /** True for a dry run: nothing was saved, and the results show what would be. */
  isDryRun?: boolean
}

export function ChangeResults({ outcome: { results, failure, untriedCount }, isDryRun = false }: ChangeResultsProps) {
  const saved = countOf(results, 'saved')
  const unchanged = countOf(results, 'unchanged')
  const rejected = results.filter(({ outcome }) => outcome !== 'saved' && outcome !== 'unchanged')
  return (
    <div className={styles.form}>
      <Alert
        type={rejected.length === 0 && failure === null ? 'success' : 'warning'}
        title={isDryRun ? propertyTexts.wouldChange(saved) : propertyTexts.haveChanged(saved)}
        description={
          <>
            {unchanged > 0 && <p>{propertyTexts.alreadySet(unchanged)}</p>}
            {rejected.length > 0 && <p>{propertyTexts.cantChange(rejected.length)}</p>}
            {failure !== null && <p>{propertyTexts.untried(failure, untriedCount)}</p>}
          </>
        }
      />
      {rejected.length > 0 && (
        <ul className={styles.reasons} aria-label={propertyTexts.notChanged}>
          {rejected.map(({ crm_premise_id, property, message }, index) => (
            <li key={`${crm_premise_id}-${index}`}>
              <strong>{property?.street_address ?? crm_premise_id}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
