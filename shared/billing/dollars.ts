/**
 * Defines money on the wire: dollars with two decimals. It is separate from money.ts because display-only pages don't
 * need zod.
 */
import { z } from 'zod/mini'
import { centsOf } from '../format/money'
import * as httpTexts from '../texts/http'

const hasWholeCents = (dollars: number): boolean => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6

const maxDollars = 100_000_000
const isAmount = (dollars: number): boolean => Math.abs(dollars) <= maxDollars && hasWholeCents(dollars)

/** The wire has dollars, and the code has whole cents. */
export const Dollars = z.codec(z.number().check(z.refine(isAmount, { error: httpTexts.invalidAmount })), z.number(), {
  decode: centsOf,
  encode: (cents) => cents / 100,
})
