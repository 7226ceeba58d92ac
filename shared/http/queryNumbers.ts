/** Query parameters are texts, so these fields convert them to numbers. */
import { z } from 'zod/mini'

export const queryNumber = (min: number, max: number) =>
  z.coerce.number<number>().check(z.multipleOf(1), z.gte(min), z.lte(max))

/** The version on which a deletion is based. */
export const VersionQuery = z.object({ version: queryNumber(1, 1_000_000_000) })
