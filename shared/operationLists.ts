/** The lists behind the tiles of the operations summary: what each can be narrowed down to. For server and portal. */
import type { Right } from './access'
import { summaryDays } from './operations'

export const operationLists = ['payments', 'scheduled', 'requests', 'registrations', 'errors'] as const
export type OperationList = (typeof operationLists)[number]

/** That of the tile in front of it. */
export const rightOfList: Record<OperationList, Right> = {
  payments: 'PAYMENTHISTORY.read',
  scheduled: 'PAYMENTHISTORY.read',
  requests: 'SERVICETICKET.read',
  registrations: 'PAYMENTREGADMIN.read',
  errors: 'REPORTS.read',
}

/** Today alone, the days of a tile, or as far back as there is anything. */
export const listDays = [1, ...summaryDays, 0] as const
export type ListDays = (typeof listDays)[number]

/** As the tiles count them: what was declined has failed as well. */
export const listedPayments = ['posted', 'failed', 'returned', 'pending', 'refunded'] as const
export type ListedPayments = (typeof listedPayments)[number]
export const listedScheduled = ['to_come', 'paid', 'failed'] as const
export type ListedScheduled = (typeof listedScheduled)[number]
export const listedRequests = ['open', 'late', 'over'] as const
export type ListedRequests = (typeof listedRequests)[number]
