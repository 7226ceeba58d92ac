/** Money on the wire: dollars with two decimals. Apart from money.ts, so that pages that only show money need no parser. */
import { z } from 'zod/mini'

const hasWholeCents = (dollars: number): boolean => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6

const most = 100_000_000
const isAmount = (dollars: number): boolean => Math.abs(dollars) <= most && hasWholeCents(dollars)

/** Dollars on the wire, whole cents in the code. */
export const Dollars = z.codec(
  z.number().check(z.refine(isAmount, { error: 'must be an amount in dollars with at most two decimals' })),
  z.number(),
  { decode: (dollars) => Math.round(dollars * 100), encode: (cents) => cents / 100 },
)
