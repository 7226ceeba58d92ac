export interface ListPage {
  page_number: number
  page_size: number
}

export const defaultPageSize = 20

/** The page of a list whose URL names none. */
export const firstPage: ListPage = { page_number: 1, page_size: defaultPageSize }

/** The shortest page, which is enough to read the count of a list. */
export const firstRow: ListPage = { page_number: 1, page_size: 1 }
