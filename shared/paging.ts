/** Lists that can grow are asked for page by page and answer a total. */
import { z } from 'zod/mini'

/** Beyond it nobody pages. */
export const lastPageNumber = 100_000

/** The paging fields of a request body, with the size of a page that is not asked for otherwise. */
export const pageFieldsOf = (size: number) => ({
  page_number: z._default(z.int().check(z.gte(1), z.lte(lastPageNumber)), 1),
  page_size: z._default(z.int().check(z.gte(1), z.lte(500)), size),
})
export const pageFields = pageFieldsOf(20)

/** The same in the address of a call, where everything is text. */
export const pageQuery = {
  page_number: z._default(z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(100_000)), 1),
  page_size: z._default(z.coerce.number<number>().check(z.multipleOf(1), z.gte(1), z.lte(500)), 20),
}
