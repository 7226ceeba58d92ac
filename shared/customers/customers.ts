/** Defines the kinds of customers. The database also stores the provider's own staff as a customer. */
export const customerKinds = ['residential', 'builder', 'hoa', 'developer'] as const
export type CustomerKind = (typeof customerKinds)[number]

/** A staff note about a customer has at most this many characters. */
export const noteLimit = 2000

/** An agent counts as a viewer of an account for this long, and a screen renews it at the second interval. */
export const accountViewerMs = 75_000
export const accountViewerRenewMs = 25_000
