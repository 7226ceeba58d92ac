/** Conditions that several lists of deposits share. */
import { inArray, type SQL, sql } from 'drizzle-orm'
import { heldStatuses } from '#shared/billing/deposits'
import { deposits } from '../../db/schema/billing/deposits'

/** A held deposit is due from its review date on, before its status changes. The summary counts by the same rule. */
export const isReviewDue = (today: string): SQL =>
  sql`${inArray(deposits.status, heldStatuses)} and (${deposits.status} = 'review_due' or ${deposits.reviewOn} <= ${today})`
