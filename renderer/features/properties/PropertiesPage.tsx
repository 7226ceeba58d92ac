/** /properties: what a builder, association or developer has. Search, filters, order, page and the open property live in the address. */
import { lazy, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { premiseStages, stageLabels } from '#shared/properties'
import { useListPropertiesQuery } from '../../api/properties'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { changed, type Changes } from '../../ui/lists/listAddress'
import { LaterPart } from '../../ui/states/LaterPart'
import { PageState } from '../../ui/states/PageState'
import { ListPages } from '../../ui/lists/ListPages'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { AddPropertyDialog } from './AddPropertyDialog'
import { BulkBar } from './BulkBar'
import styles from './properties.module.css'
import { PropertyActions } from './PropertyActions'
import { filterOf } from './propertyFilter'
import { PropertyFilters } from './PropertyFilters'
import { PropertyTable } from './PropertyTable'
import { useSelection } from './useSelection'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/properties'

/** Fetched after the page, which is there sooner without it. */
const PropertyDrawer = lazy(async () => ({ default: (await import('./PropertyDrawer')).PropertyDrawer }))

export function PropertiesPage() {
  const { user } = useSignedIn()
  const mayWrite = useMay('PROPERTIES.write')
  const [address, setAddress] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const filter = filterOf(address)
  const { page_number, page_size: _size, sort: _sort, ...filters } = filter
  const selection = useSelection(JSON.stringify(filters))
  const query = useListPropertiesQuery({ query: { user_id: user.user_id, ...filter } })
  useLastPage(filter, query)
  const show = (changes: Changes, replace = false) => setAddress((before) => changed(before, changes), { replace })
  const closeDrawer = () => show({ premise: null, page: page_number })
  const addressFor = (premise: string | null) => `?${changed(address, { premise, page: page_number })}`

  return (
    <PageStack>
      <PageState
        query={query}
        what={propertyTexts.yourProperties}
        isEmpty={({ all_count }) => all_count === 0}
        empty={
          <EmptyPanel>
            <p>{propertyTexts.thereAreNoPropertiesIn}</p>
            <PropertyActions filter={filter} isEmpty onAdd={() => setIsAdding(true)} />
          </EmptyPanel>
        }
      >
        {({ properties, total_count, all_count, stages, communities }) => (
          <>
            <div className={styles.head}>
              <TabLinks
                label={propertyTexts.propertiesByStage}
                current={filter.stage ?? 'all'}
                tabs={[
                  {
                    key: 'all',
                    label: commonTexts.all,
                    count: premiseStages.reduce((sum, stage) => sum + stages[stage], 0),
                    to: `?${changed(address, { stage: null })}`,
                  },
                  ...premiseStages
                    .filter((stage) => stages[stage] > 0 || stage === filter.stage)
                    .map((stage) => ({
                      key: stage,
                      label: stageLabels[stage],
                      count: stages[stage],
                      to: `?${changed(address, { stage })}`,
                    })),
                ]}
              />
              <PropertyActions filter={filter} isEmpty={all_count === 0} onAdd={() => setIsAdding(true)} />
            </div>
            <PropertyFilters address={address} filter={filter} communities={communities} show={show} />
            {mayWrite && properties.length > 0 && (
              <BulkBar selection={selection} page={properties} totalCount={total_count} filter={filter} />
            )}
            <PropertyTable
              properties={properties}
              isStale={query.isFetching}
              empty={propertyTexts.noPropertiesMatchYourSearch}
              selection={mayWrite ? selection : null}
              addressOf={({ crm_premise_id }) => addressFor(crm_premise_id)}
            />
            {total_count > 0 && <ListPages page={filter} totalCount={total_count} />}
          </>
        )}
      </PageState>
      <LaterPart what={propertyTexts.theProperty} onFailed={closeDrawer}>
        <PropertyDrawer premiseId={address.get('premise')} onClose={closeDrawer} />
      </LaterPart>
      {isAdding && <AddPropertyDialog onClose={() => setIsAdding(false)} />}
    </PageStack>
  )
}
