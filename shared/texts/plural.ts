/** The form of a phrase for this many of a thing. */
export const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other)
