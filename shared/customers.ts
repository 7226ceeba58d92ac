/** What kinds of customers there are; the provider's own people stand in the database as one more. */
export const customerKinds = ['residential', 'builder', 'hoa', 'developer'] as const
export type CustomerKind = (typeof customerKinds)[number]

/** Characters of a note of staff about a customer. */
export const noteLimit = 2000

/** For how long somebody counts as having an account open, and how often a screen says that they still do. */
export const openMs = 75_000
export const openAgainMs = 25_000
