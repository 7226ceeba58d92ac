import { useSearchParams } from 'react-router-dom'
import { changed, type PageOfList } from './listAddress'
import { PaginationBar } from './PaginationBar'

interface ListPagesProps {
  page: PageOfList
  totalCount: number
  keepsControls?: boolean
}

/** The bar under a list whose page stands in the address. */
export function ListPages({ page, totalCount, keepsControls = false }: ListPagesProps) {
  const [, setSearch] = useSearchParams()
  return (
    <PaginationBar
      currentPage={page.page_number}
      itemsPerPage={page.page_size}
      totalCount={totalCount}
      keepsControls={keepsControls}
      onChange={(number, size) => setSearch((before) => changed(before, { page: number, size }))}
    />
  )
}
