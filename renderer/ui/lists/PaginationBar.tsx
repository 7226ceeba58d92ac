import { pageSizes } from '#shared/http/limits'
import * as commonTexts from '#shared/texts/common'
import { defaultPageSize } from './firstPage'
import styles from './PaginationBar.module.css'
import { pageNumbers } from './pageNumbers'

interface PaginationBarProps {
  currentPage: number
  itemsPerPage: number
  totalCount: number
  /** The specification requires paging for this list, so the controls stay even for a single page. */
  keepsControls?: boolean
  /** A new page size always comes with page 1. */
  onChange: (page: number, itemsPerPage: number) => void
}

/** Also checks the default size, so that a larger size can always be changed back. */
const fitsOnePage = ({ currentPage, itemsPerPage, totalCount }: PaginationBarProps): boolean =>
  currentPage === 1 && totalCount <= Math.min(itemsPerPage, defaultPageSize)

/** The bar below a list: the number of rows shown and, for several pages, the page controls. */
export function PaginationBar(props: PaginationBarProps) {
  const { currentPage, itemsPerPage, totalCount, keepsControls = false } = props
  const shown = Math.max(0, Math.min(itemsPerPage, totalCount - (currentPage - 1) * itemsPerPage))
  const count = <p aria-live="polite">{commonTexts.resultsShown(shown, totalCount)}</p>
  if (fitsOnePage(props) && !keepsControls) return <div className={styles.bar}>{count}</div>
  return (
    <nav aria-label={commonTexts.pages} className={styles.bar}>
      {count}
      <Controls {...props} />
    </nav>
  )
}

function Controls({ currentPage, itemsPerPage, totalCount, onChange }: PaginationBarProps) {
  const pageCount = Math.max(1, Math.ceil(totalCount / itemsPerPage))
  const goTo = (page: number) => () => onChange(page, itemsPerPage)

  return (
    <>
      <ul className={styles.pages}>
        <li>
          <button
            type="button"
            aria-label={commonTexts.previousPage}
            disabled={currentPage <= 1}
            onClick={goTo(currentPage - 1)}
          >
            ‹
          </button>
        </li>
        {pageNumbers(currentPage, pageCount).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <button
                type="button"
                aria-label={commonTexts.page(page)}
                aria-current={page === currentPage ? 'page' : undefined}
                onClick={goTo(page)}
              >
                {page}
              </button>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={commonTexts.nextPage}
            disabled={currentPage >= pageCount}
            onClick={goTo(currentPage + 1)}
          >
            ›
          </button>
        </li>
      </ul>
      <label className={styles.size}>
        {commonTexts.resultsPerPage}
        <select value={itemsPerPage} onChange={(event) => onChange(1, Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </>
  )
}
