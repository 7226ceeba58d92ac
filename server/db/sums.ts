/** Sums of money in the database: read as numbers, since PostgreSQL's own integer ends at $21 million. */
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Sums of whole cents stay exact far beyond what is ever owed. */
export const sumOf = (amount: SQLWrapper, ...conditions: (SQL | undefined)[]): SQL<number> =>
  sql`coalesce(sum(${amount}) filter (where ${and(sql`true`, ...conditions)}), 0)`.mapWith(Number)
