import { pageSizes } from '#shared/limits'
import { pageNumbers } from './pageNumbers'
import styles from './PaginationBar.module.css'

interface PaginationBarProps {
  currentPage: number
  itemsPerPage: number
  totalCount: number
  /** A new size always comes with page 1. */
  onChange: (page: number, itemsPerPage: number) => void
}

/** The bar under a list: what is shown, the pages, and how many to a page. */
export function PaginationBar({ currentPage, itemsPerPage, totalCount, onChange }: PaginationBarProps) {
  const pageCount = Math.max(1, Math.ceil(totalCount / itemsPerPage))
  const shown = Math.max(0, Math.min(itemsPerPage, totalCount - (currentPage - 1) * itemsPerPage))
  const goTo = (page: number) => () => onChange(page, itemsPerPage)

  return (
    <nav aria-label="Pages" className={styles.bar}>
      <p aria-live="polite">
        Showing {shown} of {totalCount} Results
      </p>
      <ul className={styles.pages}>
        <li>
          <button type="button" aria-label="Previous page" disabled={currentPage <= 1} onClick={goTo(currentPage - 1)}>
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
                aria-label={`Page ${page}`}
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
            aria-label="Next page"
            disabled={currentPage >= pageCount}
            onClick={goTo(currentPage + 1)}
          >
            ›
          </button>
        </li>
      </ul>
      <label className={styles.size}>
        Results per page
        <select value={itemsPerPage} onChange={(event) => onChange(1, Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </nav>
  )
}
