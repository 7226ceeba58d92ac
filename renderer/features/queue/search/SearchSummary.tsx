/** Shows what is searched for, and clears it. */
import { skipToken } from '@reduxjs/toolkit/query'
import type { MessageLabel } from '#shared/contract/cases/messageLabels'
import * as commonTexts from '#shared/texts/common'
import { useListTeamsQuery } from '../../../api/cases/teams'
import { Button } from '../../../ui/Button'
import { describeSearch, isDefaultSearch, readSearch } from './queueSearch'

interface Props {
  search: URLSearchParams
  today: string
  labels: readonly MessageLabel[]
  onClear: () => void
}

export function SearchSummary({ search, today, labels, onClear }: Props) {
  const criteria = readSearch(search, today)
  const { data: teams = [] } = useListTeamsQuery(criteria.team === '' ? skipToken : undefined)
  return (
    <>
      <span>{describeSearch(criteria, today, { labels, teams })}</span>
      {!isDefaultSearch(criteria, today) && (
        <Button size="small" onClick={onClear}>
          {commonTexts.clear}
        </Button>
      )}
    </>
  )
}
