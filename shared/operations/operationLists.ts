/** Defines the lists behind the tiles of the operations summary and their filters, for server and portal. */
import type { Right } from '../access/access'
import { summaryDays } from './summary'

export const operationListCodes = ['payments', 'scheduled', 'requests', 'registrations', 'errors'] as const
export type OperationList = (typeof operationListCodes)[number]

/** Each list requires the same right as its tile. */
export const rightOfList: Record<OperationList, Right> = {
  payments: 'PAYMENTHISTORY.read',
  scheduled: 'PAYMENTHISTORY.read',
  requests: 'SERVICETICKET.read',
  registrations: 'PAYMENTREGADMIN.read',
  errors: 'REPORTS.read',
}

/** 1 is today, 0 has no limit, and the others are the ranges of the tiles. */
export const listDays = [1, ...summaryDays, 0] as const
export type ListDays = (typeof listDays)[number]

/** The lists count like the tiles, so `failed` includes declined payments. */
export const paymentListStatuses = ['posted', 'failed', 'returned', 'pending', 'refunded'] as const
export type PaymentListStatus = (typeof paymentListStatuses)[number]
export const scheduledListStatuses = ['to_come', 'paid', 'failed'] as const
export type ScheduledListStatus = (typeof scheduledListStatuses)[number]
export const requestListStatuses = ['open', 'overdue', 'over'] as const
export type RequestListStatus = (typeof requestListStatuses)[number]
