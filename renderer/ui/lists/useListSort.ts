import { useSearchParams } from 'react-router-dom'
import { readSort, type Sort } from '#shared/http/sorting'
import { withChanges } from './listSearch'

/** How a table is sorted, and which of its columns can sort it. */
export interface ListSort<Column extends string = string> {
  columns: readonly Column[]
  sort: Sort<Column> | undefined
  onSort: (sort: string | undefined) => void
}

/** The sorting of a list, which is in the URL. */
export function useListSort<const Column extends string>(columns: readonly Column[]): ListSort<Column> {
  const [search, setSearch] = useSearchParams()
  return {
    columns,
    sort: readSort(columns, search.get('sort')),
    onSort: (sort) => setSearch((before) => withChanges(before, { sort, after: null })),
  }
}
