import { and, eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { z } from 'zod/mini'
import {
  createListView,
  deleteListView,
  ListView,
  listListViews,
  updateListView,
} from '#shared/contract/operations/listViews'
import { maxSharedViews, type ViewedList, viewsPerUser } from '#shared/operations/listViews'
import * as listViewTexts from '#shared/texts/operations/listViews'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { listViews } from '../../../server/db/schema/operations/listViews'
import { addPerson, type Person } from '../../support/data/people'
import { signInStaff } from '../../support/data/staff'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

const rights = ['REFUNDS.read', 'SERVICETICKET.read']

let author: Person
let token: string
let colleagueToken: string
it.beforeAll(async ({ server }) => {
  author = await addPerson(server.database.db, { userType: 'CENTRIC', rights, name: { first: 'Vera', last: 'Author' } })
  token = await server.signIn(author)
  colleagueToken = await signInStaff(server, rights)
})
it.beforeEach(({ server }) => server.database.db.delete(listViews))

interface NewView {
  name?: string
  list?: ViewedList
  search?: string
  isShared?: boolean
}
const create = (
  server: TestServer,
  { name = 'To approve', list = 'refunds', search = 'status=requested&tab=refunds', isShared = false }: NewView = {},
  as = token,
) => server.call(createListView, { body: { list, name, search, is_shared: isShared } }, { token: as })
const created = async (server: TestServer, view: NewView = {}, as = token) =>
  ListView.parse((await create(server, view, as)).data)
const change = (server: TestServer, id: string, changes: Partial<ListView>, as = token) =>
  server.call(
    updateListView,
    { params: { view_id: id }, body: { name: 'To approve', search: 'status=sent', is_shared: false, ...changes } },
    { token: as },
  )
const remove = (server: TestServer, id: string, as = token) =>
  server.call(deleteListView, { params: { view_id: id } }, { token: as })
const namesOf = async (server: TestServer, as = token, list: ViewedList = 'refunds') => {
  const { data } = await server.call(listListViews, { query: { list } }, { token: as })
  return z.parse(listListViews.response, data).map(({ name }) => name)
}

describe('a view of a list', () => {
  it('is saved for its author, with the query of the URL', async ({ server }) => {
    expect(await created(server)).toEqual({
      view_id: expect.any(String),
      name: 'To approve',
      search: 'status=requested&tab=refunds',
      is_shared: false,
      is_own: true,
      created_by: 'Vera Author',
    })
    expect(await namesOf(server)).toEqual(['To approve'])
    expect(await namesOf(server, colleagueToken)).toEqual([])
  })

  it('is listed with its own list only', async ({ server }) => {
    await created(server)
    expect(await namesOf(server, token, 'requests')).toEqual([])
  })

  it('is listed by colleagues after their own views once it is shared', async ({ server }) => {
    await created(server, { name: 'Approvals', isShared: true })
    await created(server, { name: 'Mine' }, colleagueToken)
    expect(await namesOf(server, colleagueToken)).toEqual(['Mine', 'Approvals'])
  })

  it('requires the right of the list', async ({ server }) => {
    expect((await create(server, { list: 'deposits' })).status).toBe(403)
    const { status } = await server.call(listListViews, { query: { list: 'deposits' } }, { token })
    expect(status).toBe(403)
  })

  it('is changed and deleted by its author', async ({ server }) => {
    const { view_id: id } = await created(server)
    expect((await change(server, id, { name: 'Sent' })).data).toMatchObject({ name: 'Sent', search: 'status=sent' })
    expect((await remove(server, id)).status).toBe(200)
    expect(await namesOf(server)).toEqual([])
  })

  it('of a colleague is not found, even if it is shared', async ({ server }) => {
    const { view_id: id } = await created(server, { isShared: true })
    expect((await change(server, id, {}, colleagueToken)).status).toBe(404)
    expect((await remove(server, id, colleagueToken)).status).toBe(404)
  })

  it('that a colleague shares is deleted by administrators', async ({ server }) => {
    const admin = await signInStaff(server)
    const shared = await created(server, { isShared: true })
    const personal = await created(server, { name: 'Personal' })
    expect((await remove(server, shared.view_id, admin)).status).toBe(200)
    expect((await remove(server, personal.view_id, admin)).status).toBe(404)
  })

  it('needs another name than the author’s other views, regardless of case', async ({ server }) => {
    await created(server)
    const { view_id: id } = await created(server, { name: 'Sent' })
    const rejection = { status: 409, fields: { name: listViewTexts.nameTaken } }
    expect(await create(server, { name: 'TO APPROVE' })).toMatchObject(rejection)
    expect(await change(server, id, { name: 'to approve' })).toMatchObject(rejection)
    expect((await create(server, {}, colleagueToken)).status).toBe(200)
  })

  it('can’t contain an address outside of the list', async ({ server }) => {
    expect((await create(server, { search: '/../logout?x' })).status).toBe(400)
    expect((await create(server, { search: 'x=<script>' })).status).toBe(400)
  })

  it('is one of a limited number, also if they are saved at the same moment', async ({ server }) => {
    const answers = await Promise.all(
      Array.from({ length: viewsPerUser + 2 }, (_, index) => create(server, { name: `View ${index}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(viewsPerUser)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
  })

  it('can’t be shared once colleagues share too many', async ({ server }) => {
    const shared = Array.from({ length: maxSharedViews }, (_, index) => ({
      list: 'refunds' as const,
      userId: author.userId,
      name: `Shared ${index}`,
      search: '',
      isShared: true,
    }))
    await server.database.db.insert(listViews).values(shared)
    expect(await create(server, { isShared: true }, colleagueToken)).toMatchObject({
      status: 409,
      fields: { is_shared: listViewTexts.tooManyShared(maxSharedViews) },
    })
  })

  it('is recorded in the audit log if it is shared', async ({ server }) => {
    const { view_id: id } = await created(server, { name: 'For all', isShared: true })
    await change(server, id, { name: 'Only mine' })
    await created(server, { name: 'Personal' })
    const records = await server.database.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.userId, author.userId), eq(auditRecords.action, 'listView.changed')))
    expect(records).toMatchObject([{ details: { view: id, name: 'Only mine' } }])
  })
})
