export interface ListPage {
  page_number: number
  page_size: number
}

export const defaultPageSize = 20

/** What a list shows if its address names no page. */
export const firstPage: ListPage = { page_number: 1, page_size: defaultPageSize }
