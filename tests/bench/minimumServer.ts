/**
 * A separate server that measures the minimum cost of a call: bare Fastify, one prepared query with the driver, both
 * together, and the password hash alone. The benchmark runs it next to the portal on the same database.
 */
import '../../server/launch/endWithParent'
import { verify } from '@node-rs/argon2'
import Fastify from 'fastify'
import pg from 'pg'
import { z } from 'zod/mini'
import { StatementDetails } from '#shared/contract/billing/statements'
import { createStatementPdf } from '../../server/features/statements/pdf/statementPdf'
import { issuer } from '../support/data/billing/printedStatements'
import { connections } from './load'
import { quantile } from './spread'

const { PORT, DATABASE_URL } = z.parse(z.object({ PORT: z.coerce.number(), DATABASE_URL: z.string() }), process.env)
// The portal has as many connections by default.
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })

const queries = {
  balance: `
    select b.customer_number, b.balance, b.due_on, b.autopay_token
    from billing_accounts b join service_accounts s on s.billing_account_number = b.number
    where b.group_id = $1 and s.id = $2 and b.customer_number = any($3)`,
  history: `
    select p.id, p.confirmation_number, p.created_at, p.posted_at, p.amount, p.fee, p.method_type, p.method_last4,
      p.channel, p.status, p.reason, p.return_fee, p.receipt_email, p.balance_after, p.billing_account_number,
      p.service_type
    from payments p join billing_accounts b on b.number = p.billing_account_number
    where b.group_id = $1 and b.customer_number = any($2)
    order by p.created_at desc, p.id desc limit 20`,
}
type Name = keyof typeof queries

const Floor = z.object({
  /** The portal's answer, which the bare route returns as well. */
  answer: z.unknown(),
  /** The query's parameters, one list per account. */
  parameters: z.array(z.array(z.unknown())),
})
const Timed = z.object({ count: z.number() })
type Floor = z.output<typeof Floor>

const floors = new Map<string, Floor>()
let turn = 0

function query(name: Name) {
  const values = floors.get(name)?.parameters ?? []
  turn += 1
  return pool.query({ name, text: queries[name], values: values[turn % values.length] ?? [] })
}

/** Runs the work `count` times, `atOnce` in parallel, and returns each duration. */
async function repeat(count: number, atOnce: number, work: () => Promise<unknown>) {
  const times: number[] = []
  let left = count
  const worker = async () => {
    while (left > 0) {
      left -= 1
      const started = performance.now()
      await work()
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: atOnce }, worker))
  const seconds = (performance.now() - started) / 1000
  const sorted = times.toSorted((a, b) => a - b)
  return { seconds, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) }
}

const app = Fastify()
app.get('/healthz', async () => ({ status: 'alive' }))
for (const name of ['balance', 'history'] as const) {
  app.post(`/floors/${name}`, async ({ body }) => {
    floors.set(name, z.parse(Floor, body))
    return {}
  })
  app.post(`/bare/${name}`, async () => floors.get(name)?.answer)
  app.post(`/query/${name}`, async () => {
    await query(name)
    return floors.get(name)?.answer
  })
  app.post(`/driver/${name}`, async ({ body }) => repeat(z.parse(Timed, body).count, connections, () => query(name)))
}

const Printed = z.object({ statement: StatementDetails, previous: z.nullable(StatementDetails) })
let printed: z.output<typeof Printed> | null = null
app.post('/floors/pdf', async ({ body }) => {
  printed = z.decode(Printed, body as z.input<typeof Printed>)
  return {}
})
app.post('/driver/pdf', async ({ body }) =>
  repeat(z.parse(Timed, body).count, 1, async () => printed && createStatementPdf(printed, issuer)),
)

const Password = z.extend(Timed, { hash: z.string(), password: z.string() })
app.post('/password', async ({ body }) => {
  const { count, hash, password } = z.parse(Password, body)
  // The portal also computes three hashes in parallel.
  return repeat(count, 3, () => verify(hash, password))
})

await app.listen({ port: PORT, host: '127.0.0.1' })
