import { useSearchParams } from 'react-router-dom'
import type { ListPage } from './firstPage'
import { withChanges } from './listSearch'
import { PaginationBar } from './PaginationBar'

interface ListPagesProps {
  page: ListPage
  totalCount: number
  keepsControls?: boolean
}

/** The pagination bar of a list whose page is in the URL. */
export function ListPages({ page, totalCount, keepsControls = false }: ListPagesProps) {
  const [, setSearch] = useSearchParams()
  return (
    <PaginationBar
      currentPage={page.page_number}
      itemsPerPage={page.page_size}
      totalCount={totalCount}
      keepsControls={keepsControls}
      onChange={(number, size) => setSearch((before) => withChanges(before, { page: number, size }))}
    />
  )
}
