/** Cases, comments and files for tests. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { caseAttachments, caseComments, caseEvents, cases } from '../../../../server/db/schema/cases/cases'
import type { TestServer } from '../../server/server'
import { type Account, addAccount, addPerson, type Person } from '../people'

type CaseOptions = Partial<typeof cases.$inferInsert>

let count = 0

/** Adds a customer with one account and signs them in. */
export async function addCustomer(
  server: TestServer,
  options: Parameters<typeof addPerson>[1] = {},
): Promise<{ person: Person; account: Account; token: string }> {
  const person = await addPerson(server.database.db, options)
  const account = await addAccount(server.database.db, person.customerNumber)
  return { person, account, token: await server.signIn(person) }
}

/** Adds a service request by default. Returns its id. */
export async function addCase(server: TestServer, person: Person, options: CaseOptions = {}): Promise<string> {
  const id = randomUUID()
  count += 1
  const createdAt = options.createdAt ?? server.services.clock.now()
  const kind = options.kind ?? 'request'
  await server.database.db.insert(cases).values({
    id,
    number: `C-2026-${String(count).padStart(6, '0')}T`,
    kind,
    customerNumber: person.customerNumber,
    contactId: person.contactId,
    userId: person.userId,
    ...(kind === 'message' ? {} : { category: 'fiberLine', serviceType: 'slow', serviceSubtype: 'slow_wired' }),
    title: 'Slow internet: Slow over a wired connection',
    description: 'Half the speed since Monday.',
    createdAt,
    updatedAt: createdAt,
    ...options,
  })
  await server.database.db.insert(caseEvents).values({
    caseId: id,
    kind: 'status',
    status: options.status ?? 'received',
    authorName: 'Ada Quill',
    authorType: 'CUSTOMER',
    // The first event must precede all others, also when the test clock stands still.
    createdAt: new Date(createdAt.getTime() - 1000),
  })
  return id
}

type CommentOptions = Partial<typeof caseComments.$inferInsert>

/** Adds staff answers by default, one second apart, the oldest first. */
export async function addComments(
  server: TestServer,
  caseId: string,
  { bodies, ...options }: CommentOptions & { bodies: string[] },
): Promise<void> {
  const start = (options.createdAt ?? server.services.clock.now()).getTime()
  const { db } = server.database
  await db.insert(caseComments).values(
    bodies.map((body, index) => ({
      caseId,
      authorName: 'Imani Penhallow',
      authorType: 'CENTRIC' as const,
      ...options,
      body,
      createdAt: new Date(start + index * 1000),
    })),
  )
  await db
    .update(cases)
    .set({ commentCount: bodies.length, answeredAt: new Date(start) })
    .where(eq(cases.id, caseId))
}

/** Adds a text file to the case and its bytes to the file store. Returns its id. */
export async function addAttachment(server: TestServer, caseId: string): Promise<string> {
  const id = randomUUID()
  await server.services.files.put(`cases/${id}`, Buffer.from('A note.'))
  await server.database.db
    .insert(caseAttachments)
    .values({ id, caseId, fileName: 'note.txt', mediaType: 'text/plain', size: 7 })
  return id
}
