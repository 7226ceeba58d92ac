/** Defines where deliveries come from, and what can become of them. Screens load it without the schemas of rows. */
/** A delivery comes from `npm run import`, or from a program that calls the API. */
export const deliverySources = ['command', 'api'] as const
export type DeliverySource = (typeof deliverySources)[number]

/** `replaced`: another delivery started before this one was finished. */
export const deliveryStates = ['checking', 'applying', 'finished', 'rejected', 'replaced'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * The states as people see them. A delivery is `failed` if it was interrupted, or if another one has replaced it since.
 */
export const shownDeliveryStates = ['checking', 'importing', 'done', 'rejected', 'failed'] as const
export type ShownDeliveryState = (typeof shownDeliveryStates)[number]
