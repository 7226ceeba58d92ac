/** The form of a phrase for this many of a thing. */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other)

/** The number and the form of a word for it, such as “1,204 accounts”. */
export const quantity = (count: number, one: string, other: string): string =>
  `${count.toLocaleString('en-US')} ${plural(count, one, other)}`
