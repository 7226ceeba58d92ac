/** Returns the page buttons: first, last, current and its neighbors, with null for gaps. */
export function pageNumbers(current: number, pageCount: number): (number | null)[] {
  const candidates = [1, current - 1, current, current + 1, pageCount].filter((page) => page >= 1 && page <= pageCount)
  const pages = [...new Set(candidates)].sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0)
    // A gap of one page is as short as the dots that would replace it.
    return gap === 2 ? [page - 1, page] : gap > 2 ? [null, page] : [page]
  })
}
