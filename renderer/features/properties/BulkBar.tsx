/** Offers actions for the selected properties. Selecting all matches beyond the page is a separate step. */

import type { Premise } from '#shared/contract/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import { useAllProperties } from '../../domain/services/useAllProperties'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import parts from '../../ui/panels/parts.module.css'
import { LoadError } from '../../ui/states/LoadError'
import styles from './properties.module.css'
import type { PropertyFilter } from './propertyFilter'
import { SelectionActions } from './SelectionActions'
import type { PropertySelection } from './usePropertySelection'

interface BulkBarProps {
  selection: PropertySelection
  page: Premise[]
  totalCount: number
  filter: PropertyFilter
}

export function BulkBar({ selection, page, totalCount, filter }: BulkBarProps) {
  const { selected, has, toggle, clear } = selection
  const { fetchAll, isLoading, error } = useAllProperties()
  const selectedOnPage = page.filter(({ crm_premise_id }) => has(crm_premise_id)).length
  const isWholePage = page.length > 0 && selectedOnPage === page.length

  async function selectAllMatching(): Promise<void> {
    const all = await fetchAll(filter)
    if (all) toggle(all, true)
  }

  return (
    <section className={styles.bulk} aria-label={propertyTexts.chosenProperties}>
      <Checkbox
        checked={isWholePage}
        indeterminate={selectedOnPage > 0 && !isWholePage}
        onChange={(event) => toggle(page, event.target.checked)}
      >
        {propertyTexts.selectThisPage}
      </Checkbox>
      <span aria-live="polite" className={parts.small}>
        {selected.length === 0 ? propertyTexts.noneSelected : propertyTexts.selectedOf(selected.length, totalCount)}
      </span>
      {isWholePage && selected.length < totalCount && (
        <Button isBusy={isLoading} onClick={() => void selectAllMatching()}>
          {propertyTexts.selectAllMatching(totalCount)}
        </Button>
      )}
      <SelectionActions selected={selected} onClear={clear} />
      <LoadError failedText={commonTexts.propertiesNotLoaded} error={error} />
    </section>
  )
}
