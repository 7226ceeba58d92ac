/** Defines the operations summary for server and portal: its tiles, their rights and its time ranges. */
import type { Right } from '../access/access'

export const summaryDays = [7, 30, 90] as const
export type SummaryDays = (typeof summaryDays)[number]
export const defaultSummaryDays: SummaryDays = 30

/** The tiles are shown in this order. Tiles with work that waits for staff come first. */
export const summaryTiles = [
  'messages',
  'cases',
  'payments',
  'scheduled',
  'credits',
  'disconnects',
  'deposits',
  'registrations',
  'outages',
  'announcements',
  'mails',
  'errors',
] as const
export type SummaryTile = (typeof summaryTiles)[number]

export const rightOfTile: Record<SummaryTile, Right> = {
  messages: 'QUEUE.read',
  cases: 'SERVICETICKET.read',
  payments: 'PAYMENTHISTORY.read',
  scheduled: 'PAYMENTHISTORY.read',
  credits: 'CREDITS.read',
  disconnects: 'DUNNING.read',
  deposits: 'DEPOSITS.read',
  registrations: 'PAYMENTREGADMIN.read',
  outages: 'ANNOUNCEMENTS.read',
  announcements: 'ANNOUNCEMENTS.read',
  mails: 'NOTICES.read',
  errors: 'REPORTS.read',
}

/** The summary counts these facts. The portal has a label for each. */
export const factNames = [
  'unanswered',
  'oldest',
  'overdue',
  'received',
  'opened',
  'open',
  'posted_today',
  'amount_today',
  'failed_today',
  'returned_today',
  'posted',
  'failed',
  'returned',
  'to_come',
  'amount_to_come',
  'scheduled_paid',
  'scheduled_failed',
  'autopay_paid',
  'autopay_failed',
  'issued_today',
  'own_used',
  'own_limit',
  'issued',
  'runs_waiting',
  'due',
  'held',
  'without_gas',
  'under_review',
  'amount_held',
  'refunds',
  'registered',
  'migrated',
  'not_migrated',
  'new_users',
  'live',
  'urgent',
  'planned',
  'notices_sent',
  'notices_failed',
  'notices_unknown',
  'answers_unsent',
  'answers_unknown',
  'outages',
  'errors_today',
  'errors',
  'last_error',
] as const
export type FactName = (typeof factNames)[number]
