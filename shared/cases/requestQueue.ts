/** Defines the list of service requests that staff work on, for server and portal. */

/** `open` contains the requests of the next three tabs, too. */
export const requestQueueTabs = ['open', 'waiting', 'scheduled', 'overdue', 'done'] as const
export type RequestQueueTab = (typeof requestQueueTabs)[number]

export const requestAssignees = ['anyone', 'me', 'unassigned'] as const
export type RequestAssignee = (typeof requestAssignees)[number]

/** Requests without a promise follow those with one, the oldest first. */
export const requestOrders = ['promised', 'newest'] as const
export type RequestOrder = (typeof requestOrders)[number]

export const requestQueuePageSize = 50
/** The server stops counting a tab at this many requests. */
export const maxCountedRequests = 1000
