/** The form of a phrase for this many of a thing. */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other)

/** Formats a number with at most this many digits after the decimal separator. */
type FormatNumber = (value: number, maxDigits: number) => string

const numbers: { format: FormatNumber } = {
  format: (value, maxDigits) => value.toLocaleString('en-US', { maximumFractionDigits: maxDigits }),
}

/** The renderer formats numbers as the person prefers. The texts of the server always have commas. */
export const setTextNumberFormat = (format: FormatNumber): void => {
  numbers.format = format
}

/** The number as `quantity` writes it. */
export const countText = (count: number): string => numbers.format(count, 0)

/** “17%” or “2.5%” */
export const percentText = (percent: number): string => `${numbers.format(percent, 1)}%`

/** The number and the form of a word for it, such as “1,204 accounts”. */
export const quantity = (count: number, one: string, other: string): string =>
  `${countText(count)} ${plural(count, one, other)}`
