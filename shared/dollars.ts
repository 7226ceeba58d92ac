/** Money on the wire: dollars with two decimals. Apart from money.ts, so that pages that only show money need no parser. */
import { z } from 'zod/mini'

const hasWholeCents = (dollars: number): boolean => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6

/** Dollars on the wire, whole cents in the code. */
export const Dollars = z.codec(
  z
    .number()
    .check(
      z.gte(-100_000_000),
      z.lte(100_000_000),
      z.refine(hasWholeCents, { error: 'must be an amount in dollars with at most two decimals' }),
    ),
  z.int(),
  { decode: (dollars) => Math.round(dollars * 100), encode: (cents) => cents / 100 },
)
