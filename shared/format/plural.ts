/** The form of a phrase for this many of a thing. */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other)

const countFormat = { format: (count: number): string => count.toLocaleString('en-US') }

/** The renderer formats counts as the person prefers. The texts of the server always have commas. */
export const setCountFormat = (format: (count: number) => string): void => {
  countFormat.format = format
}

/** The number as `quantity` writes it. */
export const countText = (count: number): string => countFormat.format(count)

/** The number and the form of a word for it, such as “1,204 accounts”. */
export const quantity = (count: number, one: string, other: string): string =>
  `${countText(count)} ${plural(count, one, other)}`
