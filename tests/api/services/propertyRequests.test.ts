import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { uploadAttachment } from '#shared/contract/cases/caseAttachments'
import { createCancelRequest, getCase, listOpenCases } from '#shared/contract/cases/cases'
import { createLotRequests } from '#shared/contract/services/propertyRequests'
import * as caseTexts from '#shared/texts/cases/cases'
import * as propertyTexts from '#shared/texts/services/properties'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { auditRecords } from '../../../server/db/schema/access/auditRecords'
import { cases } from '../../../server/db/schema/cases/cases'
import { userCustomers } from '../../../server/db/schema/signIn/users'
import { addAccount, addPerson, allRights } from '../../support/data/people'
import { addProperty, setOwner } from '../../support/data/services/properties'
import type { TestServer } from '../../support/server/server'
import { it } from '../../support/server/serverTest'

async function builder(server: TestServer, rights = allRights) {
  const person = await addPerson(server.database.db, { userType: 'BUILDER', rights })
  return { owner: person.customerNumber, person, token: await server.signIn(person) }
}

const add = (server: TestServer, options: Parameters<typeof addProperty>[1]) => addProperty(server.database.db, options)

const meterSet = {
  kind: 'meter_set',
  readiness: ['pressure_test', 'address_posted', 'riser', 'trench'],
  // The Monday after the Friday on which the tests take place.
  requested_date: '2026-03-16',
  contact_name: 'Jo Mason',
  contact_phone: '2105550100',
} as const

interface LotAnswer {
  parent_case_id: string | null
  parent_case_no: string | null
  results: { crm_premise_id: string; outcome: string; case_id: string | null; message: string }[]
}

async function ask(
  server: TestServer,
  token: string,
  lots: string[],
  { key = '', ...change }: { key?: string; [field: string]: unknown } = {},
) {
  const body = { ...meterSet, crm_premise_id: lots, ...change } as never
  const options = { token, ...(key && { idempotencyKey: key }) }
  return server.call(createLotRequests, { body }, options)
}

describe('a request for many lots', () => {
  it('opens a case per lot with a common number', async ({ server }) => {
    const me = await builder(server)
    const lots = [
      await add(server, { owner: me.owner, streetAddress: '1 Pell Way' }),
      await add(server, { owner: me.owner }),
    ]
    const { data } = await ask(server, me.token, lots)
    const { parent_case_id, parent_case_no, results } = data as LotAnswer
    expect(parent_case_no).toMatch(/^C-2026-\d{6}$/)
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'created'])
    const rows = await server.database.db.select().from(cases).where(eq(cases.customerNumber, me.owner))
    expect(rows).toHaveLength(3)
    const children = rows.filter(({ parentId }) => parentId === parent_case_id)
    expect(new Set(children.map(({ premiseNumber }) => premiseNumber))).toEqual(new Set(lots))
    expect(children[0]).toMatchObject({
      serviceSubtype: 'meter_set_new',
      category: 'gasMeter',
      title: propertyRequestTexts.kindLabels.meter_set,
      preferredOn: '2026-03-16',
      contactPhone: '2105550100',
    })
    const opened = await server.call(getCase, { query: { case_id: parent_case_id ?? '' } }, { token: me.token })
    expect(opened.data).toMatchObject({
      answers: expect.arrayContaining([
        { question: propertyRequestTexts.requestedDate, answer: '03/16/2026' },
        { question: propertyRequestTexts.onSiteContact, answer: expect.stringMatching(/^Jo Mason, .*0100$/) },
      ]),
    })
    expect(rows.find(({ id }) => id === parent_case_id)?.title).toBe(
      propertyRequestTexts.titleForLots(propertyRequestTexts.kindLabels.meter_set, 2),
    )
  })

  it('includes documents, which are attached to the common number', async ({ server }) => {
    const me = await builder(server)
    const lots = [await add(server, { owner: me.owner }), await add(server, { owner: me.owner })]
    const file = { name: 'plan.txt', bytes: Buffer.from('Lots 1 and 2') }
    const sent = await server.call(uploadAttachment, { body: {} }, { token: me.token, file })
    const { attachment_id } = sent.data as { attachment_id: string }
    const { data } = await ask(server, me.token, lots, { attachment_ids: [attachment_id] })
    const { parent_case_id } = data as LotAnswer
    const query = { case_id: parent_case_id ?? '' }
    const opened = await server.call(getCase, { query }, { token: me.token })
    expect(opened.data).toMatchObject({ attachments: [{ attachment_id, file_name: 'plan.txt' }] })
  })

  it('is rejected with another customer’s documents, and opens nothing', async ({ server }) => {
    const [me, other] = [await builder(server), await builder(server)]
    const file = { name: 'plan.txt', bytes: Buffer.from('Lots 1 and 2') }
    const sent = await server.call(uploadAttachment, { body: {} }, { token: other.token, file })
    const { attachment_id } = sent.data as { attachment_id: string }
    const answer = await ask(server, me.token, [await add(server, { owner: me.owner })], {
      attachment_ids: [attachment_id],
    })
    expect(answer.status).toBe(404)
    expect(await server.database.db.select().from(cases).where(eq(cases.customerNumber, me.owner))).toEqual([])
  })

  it('does not set a meter if gas is already on', async ({ server }) => {
    const me = await builder(server)
    const account = await addAccount(server.database.db, me.owner, { serviceType: 'GAS' })
    await setOwner(server.database.db, account.premiseNumber, me.owner)
    const { data } = await ask(server, me.token, [account.premiseNumber])
    expect((data as LotAnswer).results).toEqual([
      expect.objectContaining({ outcome: 'refused', message: propertyTexts.alreadyServed('Gas') }),
    ])
  })

  it('opens what is possible, and returns the reason for each other lot', async ({ server }) => {
    const [me, other] = [await builder(server), await builder(server)]
    const [fit, theirs] = [await add(server, { owner: me.owner }), await add(server, { owner: other.owner })]
    const without = await add(server, {
      owner: me.owner,
      services: [{ serviceType: 'GAS', available: false }],
    })
    const { data } = await ask(server, me.token, [fit, theirs, without])
    const { results } = data as LotAnswer
    expect(Object.fromEntries(results.map(({ crm_premise_id, outcome }) => [crm_premise_id, outcome]))).toEqual({
      [fit]: 'created',
      [theirs]: 'not_found',
      [without]: 'refused',
    })
  })

  it('excludes what was already requested, unless it is requested again', async ({ server }) => {
    const me = await builder(server)
    const lot = await add(server, { owner: me.owner })
    await ask(server, me.token, [lot])
    const again = (await ask(server, me.token, [lot])).data as LotAnswer
    expect(again).toMatchObject({ parent_case_id: null, results: [{ outcome: 'duplicate' }] })
    const insisting = (await ask(server, me.token, [lot], { with_duplicates: true })).data as LotAnswer
    expect(insisting.results).toMatchObject([{ outcome: 'created' }])
  })

  it('is created once if it is sent twice with one key', async ({ server }) => {
    const me = await builder(server)
    const lot = await add(server, { owner: me.owner })
    const first = await ask(server, me.token, [lot], { key: 'one-click-01' })
    expect((await ask(server, me.token, [lot], { key: 'one-click-01' })).data).toEqual(first.data)
    const rows = await server.database.db.select().from(cases).where(eq(cases.customerNumber, me.owner))
    expect(rows).toHaveLength(2)
  })

  it('gets the first answer for every lot if it is repeated with its key', async ({ server }) => {
    const me = await builder(server)
    const [open, fit, without] = [
      await add(server, { owner: me.owner }),
      await add(server, { owner: me.owner }),
      await add(server, { owner: me.owner, services: [{ serviceType: 'GAS', available: false }] }),
    ]
    await ask(server, me.token, [open])
    const lots = [open, fit, without, 'PR-0']
    const first = await ask(server, me.token, lots, { key: 'one-click-02' })
    expect((first.data as LotAnswer).results).toHaveLength(4)
    expect((await ask(server, me.token, lots, { key: 'one-click-02' })).data).toEqual(first.data)
  })

  it('is rejected with the key of another request', async ({ server }) => {
    const me = await builder(server)
    const lots = [await add(server, { owner: me.owner }), await add(server, { owner: me.owner })]
    await ask(server, me.token, lots.slice(0, 1), { key: 'one-click-03' })
    expect((await ask(server, me.token, lots, { key: 'one-click-03' })).status).toBe(422)
  })

  it('opens every lot once if it is sent twice at the same time', async ({ server }) => {
    const me = await builder(server)
    const lots = [await add(server, { owner: me.owner }), await add(server, { owner: me.owner })]
    const tries = Array.from({ length: 6 }, (_, index) => ask(server, me.token, index % 2 ? lots : lots.toReversed()))
    const outcomes = (await Promise.all(tries)).flatMap(({ data }) =>
      (data as LotAnswer).results.map(({ outcome }) => outcome),
    )
    expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === 'duplicate')).toHaveLength(10)
  })

  it.for([
    [{ readiness: ['riser', 'trench', 'address_posted'] }, { 'readiness.pressure_test': expect.any(String) }],
    [{ kind: 'owner_transfer', readiness: ['occupancy', 'owner_knows'] }, { new_owner: propertyTexts.ownerRequired }],
    [{ requested_date: '2026-03-14' }, { requested_date: caseTexts.chooseAWorkday }],
    [{ contact_name: ' ' }, { contact_name: 'On-site contact is required' }],
    [{ crm_premise_id: [] }, { crm_premise_id: propertyTexts.noLots }],
  ] as const)('a request for many lots with %j is rejected by field', async ([change, fields], { server }) => {
    const me = await builder(server)
    const lot = await add(server, { owner: me.owner })
    expect(await ask(server, me.token, [lot], change)).toMatchObject({ status: 400, fields })
  })

  it('is in the list once, and has a page with its lots', async ({ server }) => {
    const me = await builder(server)
    const lots = [await add(server, { owner: me.owner }), await add(server, { owner: me.owner })]
    const { parent_case_id: case_id } = (await ask(server, me.token, lots)).data as LotAnswer
    const listed = await server.call(listOpenCases, { body: {} }, { token: me.token })
    expect(listed.data).toMatchObject({ cases: [{ case_id }], total_count: 1, counts: { open: 1 } })
    const opened = await server.call(getCase, { query: { case_id: case_id ?? '' } }, { token: me.token })
    expect(opened.data).toMatchObject({ is_part: false, parts: [{ status: 'received' }, { status: 'received' }] })
  })

  it('is found for a lot without a service, but not for another customer’s', async ({ server }) => {
    const [me, other] = [await builder(server), await builder(server)]
    const lot = await add(server, { owner: me.owner })
    const { parent_case_id } = (await ask(server, me.token, [lot])).data as LotAnswer
    const at = (token: string) => server.call(listOpenCases, { body: { crm_premise_id: lot } }, { token })
    expect(await at(me.token)).toMatchObject({ data: { cases: [{ parent_case_id }], total_count: 1 } })
    expect((await at(other.token)).status).toBe(404)
  })

  it('is canceled with its lots, and waits if work is planned', async ({ server }) => {
    const me = await builder(server)
    const lots = [await add(server, { owner: me.owner }), await add(server, { owner: me.owner })]
    const cancel = async (planned: boolean) => {
      const { parent_case_id: case_id, results } = (await ask(server, me.token, lots)).data as LotAnswer
      const [first] = results
      if (planned) {
        await server.database.db
          .update(cases)
          .set({ status: 'scheduled' })
          .where(eq(cases.id, first?.case_id ?? ''))
      }
      const body = { case_id: case_id ?? '', reason: 'other' } as const
      const answer = await server.call(createCancelRequest, { body }, { token: me.token })
      const opened = await server.call(getCase, { query: { case_id: body.case_id } }, { token: me.token })
      return { answer, opened: opened.data }
    }
    const all = await cancel(false)
    expect(all.answer).toMatchObject({ data: { status: 'cancelled' }, messages: [caseTexts.lotsCancelled(2)] })
    expect(all.opened).toMatchObject({ parts: [{ status: 'cancelled' }, { status: 'cancelled' }] })
    const some = await cancel(true)
    expect(some.answer.messages).toEqual([caseTexts.lotsCancelled(1), caseTexts.lotsAwaitingDecision(1)])
    expect(some.opened).toMatchObject({
      status: 'received',
      cancel_requested: true,
      parts: [{ status: 'scheduled' }, { status: 'cancelled' }],
    })
  })

  it('a request by staff is for the contact they name, and for one customer', async ({ server }) => {
    const [me, other] = [await builder(server), await builder(server)]
    const clerk = await addPerson(server.database.db, { userType: 'CENTRIC' })
    const token = await server.signIn(clerk)
    const [mine, theirs] = [await add(server, { owner: me.owner }), await add(server, { owner: other.owner })]
    expect((await ask(server, token, [mine])).fields).toEqual({ crm_contact_id: expect.any(String) })
    const { data } = await ask(server, token, [mine, theirs], { crm_contact_id: me.person.contactId })
    const { parent_case_id, results } = data as LotAnswer
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'not_found'])
    const [parent] = await server.database.db
      .select()
      .from(cases)
      .where(eq(cases.id, parent_case_id ?? ''))
    expect(parent).toMatchObject({ customerNumber: me.owner, contactId: me.person.contactId })
    const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, clerk.userId))
    expect(records).toContainEqual(expect.objectContaining({ action: 'case.createdForLots', customerNumber: me.owner }))
    await server.database.db.insert(userCustomers).values({ userId: me.person.userId, customerNumber: other.owner })
    const both = await ask(server, token, [mine, theirs], { crm_contact_id: me.person.contactId })
    expect(both.fields).toEqual({ crm_premise_id: propertyTexts.oneCustomer })
  })

  it('requires the right to write properties', async ({ server }) => {
    const me = await builder(server, ['PROPERTIES.read'])
    expect((await ask(server, me.token, ['PR-1'])).status).toBe(403)
  })
})
