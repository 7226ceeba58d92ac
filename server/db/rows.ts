/** Parses the rows of hand-written SQL, whose types no library derives. */
import { z } from 'zod/mini'

interface Result {
  rows: readonly unknown[]
}

export const rowsOf = <Row>(schema: z.ZodMiniType<Row>, { rows }: Result): Row[] => z.parse(z.array(schema), rows)

/** Parses the first row, of a query that always returns one. */
export const rowOf = <Row>(schema: z.ZodMiniType<Row>, { rows }: Result): Row => z.parse(schema, rows[0])
