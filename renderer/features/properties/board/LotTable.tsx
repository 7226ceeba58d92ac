/** The properties of all stages as a table, page by page. */
import { useSearchParams } from 'react-router-dom'
import { paths } from '#shared/paths'
import * as boardTexts from '#shared/texts/services/lotBoard'
import * as propertyTexts from '#shared/texts/services/properties'
import { useListPropertiesQuery } from '../../../api/services/properties'
import { useSignedIn } from '../../../session/SignedIn'
import { ListPages } from '../../../ui/lists/ListPages'
import { readPage } from '../../../ui/lists/listSearch'
import { useLastPage } from '../../../ui/lists/useLastPage'
import { PageState } from '../../../ui/states/PageState'
import { PropertyTable } from '../PropertyTable'
import type { LotsProps } from './LotBoardTile'

export function LotTable({ communityId, selection }: LotsProps) {
  const { user } = useSignedIn()
  const [search] = useSearchParams()
  const page = readPage(search)
  const query = useListPropertiesQuery({
    query: { user_id: user.user_id, community_id: communityId, sort: 'stage', ...page },
  })
  useLastPage(page, query)
  return (
    <PageState query={query} failedText={boardTexts.boardNotLoaded}>
      {({ properties, total_count }) => (
        <>
          <PropertyTable
            properties={properties}
            isStale={query.isFetching}
            empty={propertyTexts.noOwnProperties}
            selection={selection}
            urlOf={({ crm_premise_id }) => `${paths.properties}?premise=${encodeURIComponent(crm_premise_id)}`}
          />
          <ListPages page={page} totalCount={total_count} />
        </>
      )}
    </PageState>
  )
}
