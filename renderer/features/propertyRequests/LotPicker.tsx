/** Selects the lots by search, page by page, or all matches at once. */

import { useState } from 'react'
import type { Premise } from '#shared/contract/services/properties'
import { lotRequestProblem } from '#shared/services/lotRules'
import { requestBefore } from '#shared/services/nextRequest'
import { type LotRequestKind, propertiesPerCall } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as lotBoardTexts from '#shared/texts/services/lotBoard'
import * as propertyTexts from '#shared/texts/services/properties'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { useListPropertiesQuery } from '../../api/services/properties'
import { useSignedIn } from '../../session/SignedIn'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { SearchBox } from '../../ui/forms/SearchBox'
import { PaginationBar } from '../../ui/lists/PaginationBar'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { LoadError } from '../../ui/states/LoadError'
import { PageState } from '../../ui/states/PageState'
import { Tag } from '../../ui/Tag'
import { kindOf } from './lotDraft'
import styles from './propertyRequests.module.css'
import type { LotRequestForm } from './useLotRequest'
import { type LotSelection, lotOf, useLotSelection } from './useLotSelection'

/** The selected lots that are named above the list, because they may be on other pages of it. */
const maxNamed = 20

export function LotPicker({ request }: { request: LotRequestForm }) {
  const { user } = useSignedIn()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState({ page_number: 1, page_size: 10 })
  const lots = useLotSelection(request, search)
  const kind = kindOf(request.values)
  const query = useListPropertiesQuery({
    query: { user_id: user.user_id, search, sort: 'lot', for_request: kind, ...page },
  })
  const field = request.form.field('lots')

  return (
    <Panel
      title={propertyRequestTexts.whichProperties}
      action={
        <span className={parts.small} aria-live="polite">
          {propertyRequestTexts.selectedCount(lots.selected.length)}
        </span>
      }
    >
      {lots.selected.length > 0 && (
        <ul className={styles.selected} aria-label={propertyRequestTexts.selectedLots}>
          {lots.selected.slice(0, maxNamed).map(({ id, label }) => (
            <li key={id}>
              <Tag>{label}</Tag>
            </li>
          ))}
          {lots.selected.length > maxNamed && <li>{commonTexts.andMore(lots.selected.length - maxNamed)}</li>}
        </ul>
      )}
      <div>
        <SearchBox
          id={field.control.id}
          aria-describedby={field.control['aria-describedby']}
          label={propertyRequestTexts.searchLabel}
          words={search}
          onChange={(words) => {
            setSearch(words)
            setPage({ ...page, page_number: 1 })
          }}
        />
      </div>
      <p id={field.control['aria-describedby']} className={parts.problem}>
        {field.error}
      </p>
      <PageState
        query={query}
        failedText={propertyRequestTexts.yourPropertiesNotLoaded}
        isEmpty={({ properties }) => properties.length === 0}
        empty={
          <EmptyPanel picture="house">
            {search === '' ? propertyRequestTexts.noProperties : propertyRequestTexts.noMatchTitle}
          </EmptyPanel>
        }
      >
        {({ properties, total_count, eligible_count }) => (
          <>
            {eligible_count < total_count && (
              <p className={parts.small}>
                {propertyRequestTexts.notEligible(total_count - eligible_count, total_count)}
              </p>
            )}
            <ul className={styles.lots} aria-label={propertyRequestTexts.propertiesCaption}>
              {properties.map((property) => (
                <LotLine
                  key={property.crm_premise_id}
                  property={property}
                  problem={lotRequestProblem(kind, property)}
                  earlierRequest={requestBefore(kind, property.stage)}
                  isSelected={lots.isSelected(property)}
                  onToggle={(isSelected) => lots.toggle(property, isSelected)}
                />
              ))}
            </ul>
            <LotActions lots={lots} eligible={eligible_count} total={total_count} />
            <LoadError failedText={commonTexts.propertiesNotLoaded} error={lots.error} />
            <PaginationBar
              currentPage={page.page_number}
              itemsPerPage={page.page_size}
              totalCount={total_count}
              onChange={(page_number, page_size) => setPage({ page_number, page_size })}
            />
          </>
        )}
      </PageState>
    </Panel>
  )
}

interface LotActionsProps {
  lots: LotSelection
  /** How many of the lots that match can have the request. */
  eligible: number
  total: number
}

const LotActions = ({ lots, eligible, total }: LotActionsProps) => (
  <div className={parts.wideActions}>
    {eligible > 0 && total <= propertiesPerCall && (
      <Button isBusy={lots.isGathering} onClick={lots.selectAll}>
        {eligible < total
          ? propertyRequestTexts.selectEligible(eligible)
          : propertyRequestTexts.selectMatching(eligible)}
      </Button>
    )}
    {lots.selected.length > 0 && <Button onClick={lots.clear}>{commonTexts.clearSelection}</Button>}
  </div>
)

interface LotLineProps {
  property: Premise
  /** Why this lot can't have the request; null if it can. */
  problem: string | null
  /** What the board offers for this lot before the request. */
  earlierRequest: LotRequestKind | null
  isSelected: boolean
  onToggle: (isSelected: boolean) => void
}

const LotLine = ({ property, problem, earlierRequest, isSelected, onToggle }: LotLineProps) => (
  <li>
    <Checkbox
      checked={isSelected}
      disabled={problem !== null && !isSelected}
      onChange={(event) => onToggle(event.target.checked)}
    >
      <span className={problem === null ? '' : parts.secondary}>{lotOf(property).label}</span>{' '}
      <span className={parts.small}>
        {[
          propertyTexts.stageLabels[property.stage],
          problem ?? (earlierRequest && lotBoardTexts.nextStep(earlierRequest)),
        ]
          .filter(Boolean)
          .join('. ')}
      </span>
    </Checkbox>
    {property.open_requests > 0 && (
      <Tag color="warning">{propertyRequestTexts.openRequests(property.open_requests)}</Tag>
    )}
  </li>
)
