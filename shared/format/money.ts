/** Handles money as whole cents, never in floating-point arithmetic. On the wire it is dollars (dollars.ts). */
export type Cents = number

/** 4999 becomes "$49.99". It needs no formatter of the platform, whose first use would delay the first view. */
export function formatCents(cents: Cents): string {
  const whole = Math.round(cents)
  const digits = String(Math.abs(whole)).padStart(3, '0')
  return `${whole < 0 ? '-' : ''}$${digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${digits.slice(-2)}`
}

/** Converts the dollars of the wire. */
export const centsOf = (dollars: number): Cents => Math.round(dollars * 100)

/** Parses what a user typed ("49.99", "$1,049.5") to cents. Returns null if it isn't an amount. */
export function parseDollars(text: string): Cents | null {
  const match = /^\$?\s*(\d{1,7}|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/.exec(text.trim())
  if (!match?.[1]) return null
  const decimals = (match[2] ?? '').padEnd(2, '0')
  return Number(match[1].replaceAll(',', '')) * 100 + Number(decimals)
}

/** Returns a share in tenths of a percent (25 is 2.5%), rounded half up to whole cents. */
export const shareOf = (cents: Cents, perMille: number): Cents => Math.floor((cents * perMille + 500) / 1000)
