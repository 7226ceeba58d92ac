/** Sums of money in the database. They are read as numbers, because PostgreSQL's integer ends at $21 million. */
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Sums of whole cents stay exact as a number far beyond any amount owed. */
export const sumOf = (amount: SQLWrapper, ...conditions: (SQL | undefined)[]): SQL<number> =>
  sql`coalesce(sum(${amount}) filter (where ${and(sql`true`, ...conditions)}), 0)`.mapWith(Number)
