/** Money: whole cents inside the product, dollars with two decimals on the wire. Never floating-point arithmetic. */
import { z } from 'zod/mini'

export type Cents = number

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

const twoDecimals = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** 4999 becomes "$49.99". */
export const formatCents = (cents: Cents): string => twoDecimals.format(cents / 100)

/** Cents of what a person typed ("49.99", "$1,049.5"); null when it is not an amount. */
export function parseDollars(text: string): Cents | null {
  const match = /^\$?\s*(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/.exec(text.trim())
  if (!match?.[1]) return null
  const decimals = (match[2] ?? '').padEnd(2, '0')
  return Number(match[1].replaceAll(',', '')) * 100 + Number(decimals)
}

/** A share of an amount, given in tenths of a percent (25 is 2.5%), rounded half up to whole cents. */
export const shareOf = (cents: Cents, perMille: number): Cents => Math.floor((cents * perMille + 500) / 1000)
