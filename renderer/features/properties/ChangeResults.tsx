/** What came of many changes: how many went well, and every one that did not, with the reason. */
import { Alert } from 'antd'
import type { PropertyResult } from '#shared/contract/properties'
import styles from './properties.module.css'
import type { Outcome } from './useChangeMany'
import * as propertyTexts from '#shared/texts/properties'

const countOf = (results: PropertyResult[], outcome: PropertyResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length

const plural = (count: number, what: string): string => propertyTexts.properties(count, what)

interface ChangeResultsProps {
  outcome: Outcome
  /** Nothing was changed yet: it is told what would be. */
  isTrial?: boolean
}

export function ChangeResults({ outcome: { results, failure, left }, isTrial = false }: ChangeResultsProps) {
  const saved = countOf(results, 'saved')
  const unchanged = countOf(results, 'unchanged')
  const others = results.filter(({ outcome }) => outcome !== 'saved' && outcome !== 'unchanged')
  return (
    <div className={styles.form}>
      <Alert
        type={others.length === 0 && failure === null ? 'success' : 'warning'}
        title={plural(
          saved,
          isTrial ? propertyTexts.wouldBeChanged : saved === 1 ? propertyTexts.wasChanged : propertyTexts.wereChanged,
        )}
        description={
          <>
            {unchanged > 0 && (
              <p>
                {plural(
                  unchanged,
                  unchanged === 1 ? propertyTexts.isAlreadySetThisWay : propertyTexts.areAlreadySetThisWay,
                )}
              </p>
            )}
            {others.length > 0 && <p>{plural(others.length, propertyTexts.cantBeChangedSeeThe)}</p>}
            {failure !== null && <p>{propertyTexts.theLastWerentTriedSo(failure, left)}</p>}
          </>
        }
      />
      {others.length > 0 && (
        <ul className={styles.reasons} aria-label={propertyTexts.notChanged}>
          {others.map(({ crm_premise_id, property, message }, index) => (
            <li key={`${crm_premise_id}-${index}`}>
              <strong>{property?.street_address ?? crm_premise_id}</strong> {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
