/** Defines paging. Lists that can grow are requested page by page, and the answer contains the total count. */
import { z } from 'zod/mini'
import * as httpTexts from '../texts/http'
import { queryNumber } from './queryNumbers'

/** No user needs pages beyond this one. */
export const maxPageNumber = 100_000

const maxPageSize = 500

/** Returns the paging fields of a request body with this default page size. */
export const pageFieldsOf = (size: number) => ({
  page_number: z._default(z.int().check(z.gte(1), z.lte(maxPageNumber)), 1),
  page_size: z._default(z.int().check(z.gte(1), z.lte(maxPageSize)), size),
})
export const pageFields = pageFieldsOf(20)

export const uuidKey = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'

/**
 * A cursor is opaque to the client. It contains the moment in microseconds at which the previous page ended, and a key
 * that is unique at that moment.
 */
export const cursorOfKey = (keyPattern: string) =>
  z.string().check(z.regex(new RegExp(`^-?\\d{1,16}_(?:${keyPattern})$`), { error: httpTexts.unknownCursor }))
export const Cursor = cursorOfKey(uuidKey)

/** Returns the page size of a list whose query contains it. */
export const pageSizeQuery = (max = maxPageSize) => z._default(queryNumber(1, max), 20)

/** The paging fields of a query. */
export const pageQuery = {
  page_number: z._default(queryNumber(1, maxPageNumber), 1),
  page_size: pageSizeQuery(),
}
