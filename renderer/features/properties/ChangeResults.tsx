/** Shows the results of a bulk change: how many were saved, and each rejected one with its reason. */
import { Alert } from 'antd'
import type { PropertyResult } from '#shared/contract/services/properties'
import * as propertyTexts from '#shared/texts/properties'
import styles from './properties.module.css'
import type { BulkChangeOutcome } from './useBulkChange'

const countOf = (results: PropertyResult[], outcome: PropertyResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length

const formatCount = (count: number, description: string): string => propertyTexts.properties(count, description)

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
        title={formatCount(
          saved,
          isDryRun ? propertyTexts.wouldBeChanged : saved === 1 ? propertyTexts.wasChanged : propertyTexts.wereChanged,
        )}
        description={
          <>
            {unchanged > 0 && (
              <p>
                {formatCount(
                  unchanged,
                  unchanged === 1 ? propertyTexts.isAlreadySetThisWay : propertyTexts.areAlreadySetThisWay,
                )}
              </p>
            )}
            {rejected.length > 0 && <p>{formatCount(rejected.length, propertyTexts.cantBeChangedSeeThe)}</p>}
            {failure !== null && <p>{propertyTexts.theLastWerentTriedSo(failure, untriedCount)}</p>}
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
