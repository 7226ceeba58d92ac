/** A range in a table or a field, such as “1–24” or “8:00 AM–6:00 PM”. Sentences say “to”. */
export const rangeText = (first: string, last: string): string => `${first}–${last}`
