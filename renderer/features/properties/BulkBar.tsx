/** What can be done with the chosen properties. Choosing all that match is a step of its own. */
import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import type { Premise } from '#shared/contract/properties'
import { useAllProperties } from '../../api/useAllProperties'
import { NotLoaded } from '../../ui/states/NotLoaded'
import { BulkDialog } from './BulkDialog'
import { RequestButton } from './RequestButton'
import styles from './properties.module.css'
import type { PropertyFilter } from './propertyFilter'
import type { Selection } from './useSelection'
import * as propertyTexts from '#shared/texts/properties'

interface BulkBarProps {
  selection: Selection
  page: Premise[]
  totalCount: number
  filter: PropertyFilter
}

export function BulkBar({ selection, page, totalCount, filter }: BulkBarProps) {
  const { chosen, has, toggle, clear } = selection
  const [isChanging, setIsChanging] = useState(false)
  const { fetchAll, isLoading, error } = useAllProperties()
  const onPage = page.filter(({ crm_premise_id }) => has(crm_premise_id)).length
  const isWholePage = page.length > 0 && onPage === page.length

  async function chooseAll(): Promise<void> {
    const all = await fetchAll(filter)
    if (all) toggle(all, true)
  }

  return (
    <section className={styles.bulk} aria-label={propertyTexts.chosenProperties}>
      <Checkbox
        checked={isWholePage}
        indeterminate={onPage > 0 && !isWholePage}
        onChange={(event) => toggle(page, event.target.checked)}
      >
        {propertyTexts.selectThisPage}
      </Checkbox>
      <span aria-live="polite" className={styles.quiet}>
        {chosen.length === 0 ? propertyTexts.noneSelected : `${chosen.length} of ${totalCount} selected`}
      </span>
      {isWholePage && chosen.length < totalCount && (
        <Button loading={isLoading} onClick={() => void chooseAll()}>
          {propertyTexts.selectAllMatching(totalCount)}
        </Button>
      )}
      {chosen.length > 0 && (
        <>
          <Button onClick={() => setIsChanging(true)}>{propertyTexts.changeStageOrServices}</Button>
          <RequestButton chosen={chosen} />
          <Button type="text" onClick={clear}>
            {propertyTexts.clearSelection}
          </Button>
        </>
      )}
      <NotLoaded what={propertyTexts.theProperties} error={error} />
      {isChanging && (
        <BulkDialog
          chosen={chosen}
          onClose={(isChanged) => {
            setIsChanging(false)
            // Their versions are no longer those that were chosen.
            if (isChanged) clear()
          }}
        />
      )}
    </section>
  )
}
