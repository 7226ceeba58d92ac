/** Chooses the lots: found by words, page by page, or all that match at once. */
import { Button, Checkbox, Tag } from 'antd'
import { useState } from 'react'
import type { Premise } from '#shared/contract/properties'
import { refusalAt } from '#shared/lotRules'
import { propertiesPerCall, stageLabels } from '#shared/properties'
import { useListPropertiesQuery } from '../../api/properties'
import { useAllProperties } from '../../api/useAllProperties'
import { useSignedIn } from '../../session/SignedIn'
import { PageState } from '../../ui/states/PageState'
import { PaginationBar } from '../../ui/lists/PaginationBar'
import { EmptyPanel, Panel } from '../../ui/panels/Panel'
import { NotLoaded } from '../../ui/states/NotLoaded'
import { SearchBox } from '../../ui/forms/SearchBox'
import { fieldId, kindOf, lotsOf, type Lot } from './lotDraft'
import styles from './lotRequests.module.css'
import type { LotRequestForm } from './useLotRequest'
import * as commonTexts from '#shared/texts/common'
import * as propertyRequestTexts from '#shared/texts/propertyRequests'

/** By its lot, which is what those on site call it; some streets name it already. */
const lotOf = ({ crm_premise_id, street_address, lot, community_name }: Premise): Lot => ({
  id: crm_premise_id,
  label: [!lot || street_address.includes(`Lot ${lot}`) ? '' : `Lot ${lot}`, street_address, community_name]
    .filter(Boolean)
    .join(', '),
})

export function LotPicker({ request }: { request: LotRequestForm }) {
  const { user } = useSignedIn()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState({ page_number: 1, page_size: 10 })
  const { fetchAll, isLoading: isGathering, error } = useAllProperties()
  const chosen = lotsOf(request.values)
  const kind = kindOf(request.values)
  const query = useListPropertiesQuery({
    query: { user_id: user.user_id, search, sort: 'lot', for_request: kind, ...page },
  })
  const remarkId = `${fieldId('lots')}-remark`
  const put = (lots: Lot[]): void => request.fill({ lots: JSON.stringify(lots) })

  function turn(property: Premise, isChosen: boolean): void {
    const others = chosen.filter(({ id }) => id !== property.crm_premise_id)
    put(isChosen ? [...others, lotOf(property)] : others)
  }

  async function chooseAll(): Promise<void> {
    const all = await fetchAll({ search, sort: 'lot', for_request: kind })
    if (!all) return
    // More may have been chosen, for another kind, while they were fetched.
    const now = request.latest()
    const found = all.filter((property) => refusalAt(kindOf(now), property) === null).map(lotOf)
    const ids = new Set(found.map(({ id }) => id))
    put([...lotsOf(now).filter(({ id }) => !ids.has(id)), ...found])
  }

  return (
    <Panel
      title={propertyRequestTexts.whichLots}
      action={
        <span className={styles.quiet} aria-live="polite">
          {chosen.length} {propertyRequestTexts.selected}
        </span>
      }
    >
      <div>
        <SearchBox
          id={fieldId('lots')}
          label={propertyRequestTexts.searchByAddressLotOrCommunity}
          words={search}
          onChange={(words) => {
            setSearch(words)
            setPage({ ...page, page_number: 1 })
          }}
        />
      </div>
      <p id={remarkId} className={styles.remark}>
        {request.errors.lots}
      </p>
      <PageState
        query={query}
        what={propertyRequestTexts.yourProperties}
        isEmpty={({ properties }) => properties.length === 0}
        empty={
          <EmptyPanel>
            {search === ''
              ? propertyRequestTexts.thereAreNoPropertiesIn
              : propertyRequestTexts.noPropertiesMatchYourSearch}
          </EmptyPanel>
        }
      >
        {({ properties, total_count, eligible_count }) => (
          <>
            {eligible_count < total_count && (
              <p className={styles.quiet}>
                {propertyRequestTexts.ofLabel(total_count - eligible_count)} {total_count}{' '}
                {propertyRequestTexts.lotsCantHaveThisSee}
              </p>
            )}
            <ul className={styles.lots} aria-label={propertyRequestTexts.lotsToChooseFrom}>
              {properties.map((property) => (
                <LotLine
                  key={property.crm_premise_id}
                  property={property}
                  refusal={refusalAt(kind, property)}
                  isChosen={chosen.some(({ id }) => id === property.crm_premise_id)}
                  onTurn={(isChosen) => turn(property, isChosen)}
                />
              ))}
            </ul>
            <div className={styles.actions}>
              {eligible_count > 0 && total_count <= propertiesPerCall && (
                <Button loading={isGathering} onClick={() => void chooseAll()}>
                  {commonTexts.selectAll} {eligible_count} {eligible_count < total_count ? 'eligible' : 'matching'}
                </Button>
              )}
              {chosen.length > 0 && <Button onClick={() => put([])}>{commonTexts.clearSelection}</Button>}
            </div>
            <NotLoaded what={propertyRequestTexts.theProperties} error={error} />
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

interface LotLineProps {
  property: Premise
  /** Why the request makes no sense here; null where it does. */
  refusal: string | null
  isChosen: boolean
  onTurn: (isChosen: boolean) => void
}

const LotLine = ({ property, refusal, isChosen, onTurn }: LotLineProps) => (
  <li>
    <Checkbox
      checked={isChosen}
      disabled={refusal !== null && !isChosen}
      onChange={(event) => onTurn(event.target.checked)}
    >
      <span className={refusal === null ? '' : styles.refused}>{lotOf(property).label}</span>{' '}
      <span className={styles.quiet}>{[stageLabels[property.stage], refusal].filter(Boolean).join('. ')}</span>
    </Checkbox>
    {property.open_requests > 0 && (
      <Tag color="warning">{propertyRequestTexts.openRequests(property.open_requests)}</Tag>
    )}
  </li>
)
