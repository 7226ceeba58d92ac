/** Reads corrected bills that customers are notified about. */
import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '../../../db/database'
import { statements } from '../../../db/schema/billing/statements'
import { billingAccounts } from '../../../db/schema/customers/accounts'
import { replacedStatements } from '../../../db/schema/operations/deliveries'

/** Returns the version before the correction, the bill as it is now, and its account. */
export const findCorrections = (db: Executor, replacedIds: readonly string[]) =>
  db
    .select({ before: replacedStatements, bill: statements, account: billingAccounts })
    .from(replacedStatements)
    .innerJoin(statements, eq(statements.id, replacedStatements.statementId))
    .innerJoin(billingAccounts, eq(billingAccounts.number, statements.billingAccountNumber))
    .where(inArray(replacedStatements.id, [...replacedIds]))
