/** Defines paging. Lists that can grow are requested page by page, and the answer contains the total count. */
import { z } from 'zod/mini'

/** No user needs pages beyond this one. */
export const maxPageNumber = 100_000

/** Returns the paging fields of a request body with this default page size. */
export const pageFieldsOf = (size: number) => ({
  page_number: z._default(z.int().check(z.gte(1), z.lte(maxPageNumber)), 1),
  page_size: z._default(z.int().check(z.gte(1), z.lte(500)), size),
})
export const pageFields = pageFieldsOf(20)

export const uuidKey = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'

/**
 * A cursor is opaque to the client. It contains the moment in microseconds at which the previous page ended, and a key
 * that is unique at that moment.
 */
export const cursorOfKey = (keyPattern: string) =>
  z.string().check(z.regex(new RegExp(`^-?\\d{1,16}_(?:${keyPattern})$`), { error: 'is no page' }))
export const Cursor = cursorOfKey(uuidKey)

/** Query parameters are texts, so these fields convert them to numbers. */
export const pageQuery = {
  page_number: z._default(z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(100_000)), 1),
  page_size: z._default(z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(500)), 20),
}
