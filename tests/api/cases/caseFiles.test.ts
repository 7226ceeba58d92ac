import { eq } from 'drizzle-orm'
import { fileTypeFromBuffer } from 'file-type'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import { getAttachment } from '#shared/contract/cases/cases'
import { validateUser } from '#shared/contract/signIn/session'
import { caseAttachments } from '../../../server/db/schema/cases'
import { users } from '../../../server/db/schema/people'
import { demoPassword } from '../../../server/db/seed/demoUsers/demoPeople'
import { seedDemo } from '../../../server/db/seed/load'
import { type TestServer, testNow } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

it.beforeAll(async ({ server }) => {
  const { db, files } = server.services
  await seedDemo(db, { today: testNow.slice(0, 10), accounts: 1, library: { files, brandName: 'Cedar Utilities' } })
})

const SignedIn = z.object({ token: z.string() })

async function filesOf(server: TestServer, email: string) {
  const body = { email, password: demoPassword }
  const { token } = SignedIn.parse((await server.call(validateUser, { body })).data)
  const rows = await server.database.db
    .select({ file: caseAttachments })
    .from(caseAttachments)
    .innerJoin(users, eq(users.id, caseAttachments.userId))
    .where(eq(users.email, email))
  return Promise.all(
    rows.map(async ({ file }) => {
      const { status, bytes } = await server.call(getAttachment, { query: { attachment_id: file.id } }, { token })
      return { ...file, status, bytes }
    }),
  )
}

describe('the files of the demo requests', () => {
  it.for(['customer@demo.example', 'builder@demo.example'])(
    'can be opened by %s, and have the stated type',
    async (email, { server }) => {
      const files = await filesOf(server, email)
      expect(files.length).toBeGreaterThanOrEqual(2)
      for (const { status, bytes, size, mediaType, fileName } of files) {
        expect(status, fileName).toBe(200)
        expect(bytes.length, fileName).toBe(size)
        expect((await fileTypeFromBuffer(bytes))?.mime, fileName).toBe(mediaType)
      }
    },
  )

  it('are PDFs and images', async ({ server }) => {
    const kinds = new Set((await filesOf(server, 'customer@demo.example')).map(({ mediaType }) => mediaType))
    expect(kinds).toEqual(new Set(['application/pdf', 'image/png']))
  })
})
