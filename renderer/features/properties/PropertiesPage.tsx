/** /properties lists an organization's properties. The URL holds search, filters, order, page, and open property. */
import { lazy, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { premiseStages } from '#shared/services/properties'
import * as commonTexts from '#shared/texts/common'
import * as propertyTexts from '#shared/texts/services/properties'
import { useListPropertiesQuery } from '../../api/services/properties'
import { useSignedIn } from '../../session/SignedIn'
import { useHasRight } from '../../session/useHasRight'
import { ListPages } from '../../ui/lists/ListPages'
import { type SearchChanges, withChanges } from '../../ui/lists/listSearch'
import { useLastPage } from '../../ui/lists/useLastPage'
import { EmptyPanel, PageStack } from '../../ui/panels/Panel'
import { TabLinks } from '../../ui/panels/TabLinks'
import { LazyBoundary } from '../../ui/states/LazyBoundary'
import { PageState } from '../../ui/states/PageState'
import { AddPropertyDialog } from './AddPropertyDialog'
import { BulkBar } from './BulkBar'
import { PropertyActions } from './PropertyActions'
import { PropertyFilters } from './PropertyFilters'
import { PropertyTable } from './PropertyTable'
import styles from './properties.module.css'
import { readPropertyFilter } from './propertyFilter'
import { usePropertySelection } from './usePropertySelection'

/** The drawer loads after the page so that the page shows sooner. */
const PropertyDrawer = lazy(async () => ({ default: (await import('./PropertyDrawer')).PropertyDrawer }))

export function PropertiesPage() {
  const { user } = useSignedIn()
  const mayWrite = useHasRight('PROPERTIES.write')
  const [search, setSearch] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const filter = readPropertyFilter(search)
  const { page_number, page_size: _size, sort: _sort, ...filters } = filter
  const selection = usePropertySelection(JSON.stringify(filters))
  const query = useListPropertiesQuery({ query: { user_id: user.user_id, ...filter } })
  useLastPage(filter, query)
  const updateSearch = (changes: SearchChanges, replace = false) =>
    setSearch((before) => withChanges(before, changes), { replace })
  const closeDrawer = () => updateSearch({ premise: null, page: page_number })
  const urlFor = (premise: string | null) => `?${withChanges(search, { premise, page: page_number })}`

  return (
    <PageStack>
      <PageState
        query={query}
        failedText={propertyTexts.yourPropertiesNotLoaded}
        isEmpty={({ all_count }) => all_count === 0}
        empty={
          <EmptyPanel picture="house">
            <p>{propertyTexts.noProperties}</p>
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
                    to: `?${withChanges(search, { stage: null })}`,
                  },
                  ...premiseStages
                    .filter((stage) => stages[stage] > 0 || stage === filter.stage)
                    .map((stage) => ({
                      key: stage,
                      label: propertyTexts.stageLabels[stage],
                      count: stages[stage],
                      to: `?${withChanges(search, { stage })}`,
                    })),
                ]}
              />
              <PropertyActions filter={filter} isEmpty={all_count === 0} onAdd={() => setIsAdding(true)} />
            </div>
            <PropertyFilters search={search} filter={filter} communities={communities} updateSearch={updateSearch} />
            {mayWrite && properties.length > 0 && (
              <BulkBar selection={selection} page={properties} totalCount={total_count} filter={filter} />
            )}
            <PropertyTable
              properties={properties}
              isStale={query.isFetching}
              empty={propertyTexts.noMatch}
              selection={mayWrite ? selection : null}
              urlOf={({ crm_premise_id }) => urlFor(crm_premise_id)}
            />
            {total_count > 0 && <ListPages page={filter} totalCount={total_count} />}
          </>
        )}
      </PageState>
      <LazyBoundary failedText={propertyTexts.propertyNotLoaded} onFailed={closeDrawer}>
        <PropertyDrawer premiseId={search.get('premise')} onClose={closeDrawer} />
      </LazyBoundary>
      {isAdding && <AddPropertyDialog onClose={() => setIsAdding(false)} />}
    </PageStack>
  )
}
