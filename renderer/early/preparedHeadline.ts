import type { OwedParts } from '../domain/payments/owedParts'

/** The headline that the frame shows after signing in. It is separate because the signed-in app needs nothing else of it. */
let headline: OwedParts | null = null

export const preparedHeadline = (): OwedParts | null => headline

export function setPreparedHeadline(parts: OwedParts | null): void {
  headline = parts
}
