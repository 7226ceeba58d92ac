/** Reads a card's expiration date as people type it: 09/2029, 9/29, 0929 or 09-2029. Null if it is no date. */
export function parseExpiry(text: string): { month: number; year: number } | null {
  const [, month, year] =
    /^\s*(\d{1,2})\s*[/-]\s*((?:20)?\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})((?:20)?\d{2})\s*$/.exec(text) ?? []
  if (month === undefined || year === undefined) return null
  const expiry = { month: Number(month), year: Number(year.slice(-2)) + 2000 }
  return expiry.month >= 1 && expiry.month <= 12 ? expiry : null
}
