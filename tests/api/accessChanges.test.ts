/** The second administrator: which changes of access wait for one, and what becomes of them. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accessChangeTexts, decidedTexts } from '#shared/accessChangeTexts'
import { securityTexts } from '#shared/accountTexts'
import type { Right } from '#shared/access'
import { decideAccessChange, listAccessChanges, type AccessChangeDecision } from '#shared/contract/accessChanges'
import { changeInternalRole, inviteInternalUser } from '#shared/contract/internalUsers'
import { copyRole, updateRolePermissions, type Permission } from '#shared/contract/roles'
import { getAppData } from '#shared/contract/session'
import { internalUserTexts } from '#shared/internalUserTexts'
import { roleTexts } from '#shared/roleTexts'
import { accessChanges, invitations, roles, users } from '../../server/db/schema/people'
import { auditRecords, outboxMessages } from '../../server/db/schema/records'
import { addPerson, password, type Person } from '../support/people'
import { startServer, type TestServer } from '../support/server'

const administering: Right[] = [
  'ACCESSCONTROL.read',
  'ACCESSCONTROL.write',
  'INTERNALUSERS.read',
  'INTERNALUSERS.write',
]

let server: TestServer
let imani: Person
let vera: Person
let tokens: { imani: string; vera: string }
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** Two administrators, each with a role of their own, and no other staff who can sign in. */
beforeEach(async () => {
  await server.services.background.drained()
  const { db } = server.database
  await db.update(users).set({ status: 'disabled' })
  await db.delete(accessChanges)
  await db.delete(outboxMessages)
  imani = await addStaff(administering, { first: 'Imani', last: 'Admin' })
  vera = await addStaff(administering, { first: 'Vera', last: 'Second' })
  tokens = { imani: await server.signIn(imani), vera: await server.signIn(vera) }
})

const addStaff = (rights: Right[], name = { first: 'Percy', last: 'Clerk' }) =>
  addPerson(server.database.db, { userType: 'CENTRIC', rights, name })
const disable = ({ userId }: Person) =>
  server.database.db.update(users).set({ status: 'disabled' }).where(eq(users.id, userId))

const roleIdOf = async ({ userId }: Person): Promise<string> => {
  const [user] = await server.database.db.select().from(users).where(eq(users.id, userId))
  return user?.roleId ?? ''
}
const roleOf = async (person: Person) => {
  const [role] = await server.database.db
    .select()
    .from(roles)
    .where(eq(roles.id, await roleIdOf(person)))
  if (!role) throw new Error('The person has no role')
  return role
}
const rightsOf = async (person: Person): Promise<string[]> => (await roleOf(person)).rights

const permission = (name: Permission['name'], changes: Partial<Permission>): Permission => ({
  name,
  read: false,
  write: false,
  approve: false,
  ...changes,
})
const refundReader = permission('REFUNDS', { read: true })
const refundApprover = permission('REFUNDS', { read: true, approve: true })

const setRights = async (person: Person, permissions: Permission[], confirming: { password?: string } = {}) => {
  const { id, version } = await roleOf(person)
  return server.call(
    updateRolePermissions,
    { body: { user_role_id: id, version, permissions, ...confirming } },
    { token: tokens.imani },
  )
}
const giveRole = async (person: Person, roleId: string, as = tokens.imani) => {
  const body = { contact_id: person.contactId, user_role_id: roleId, seen_user_role_id: await roleIdOf(person) }
  return server.call(changeInternalRole, { body }, { token: as })
}
const list = async (as: string) =>
  listAccessChanges.response.parse((await server.call(listAccessChanges, {}, { token: as })).data)
const decide = async (decision: AccessChangeDecision, as: string, id?: string) => {
  const access_change_id = id ?? (await list(as))[0]?.access_change_id ?? ''
  return server.call(decideAccessChange, { body: { access_change_id, decision } }, { token: as })
}
const mailed = async () => {
  await server.services.background.drained()
  const sent = await server.database.db.select().from(outboxMessages)
  return sent.map(({ recipient, subject, body }) => ({ recipient, subject, body }))
}
const actionsOf = async ({ userId }: Person) => {
  const records = await server.database.db.select().from(auditRecords).where(eq(auditRecords.userId, userId))
  return records.map(({ action }) => action)
}

describe('an administrator who raises their own role', () => {
  it('has to wait for another administrator, and gains nothing until then, even in an open session', async () => {
    const answer = await setRights(imani, [refundReader])
    expect([answer.status, answer.messages]).toEqual([200, [accessChangeTexts.waiting]])
    expect(answer.data).toMatchObject({
      waiting: { subject: { kind: 'role_rights' }, granted: ['REFUNDS.read'], is_own: true, may_decide: false },
      permissions: expect.arrayContaining([permission('REFUNDS', {})]),
    })
    expect(await rightsOf(imani)).toEqual(administering)
    const features = async () => (await server.call(getAppData, {}, { token: tokens.imani })).data
    expect(await features()).not.toContainEqual(refundReader)
    const approved = await decide('approve', tokens.vera)
    expect([approved.status, approved.messages]).toEqual([200, [decidedTexts.approve]])
    expect(await features()).toContainEqual(refundReader)
    expect(await list(tokens.vera)).toEqual([])
  })

  it('cannot approve it', async () => {
    await setRights(imani, [refundReader])
    const answer = await decide('approve', tokens.imani)
    expect([answer.status, answer.messages]).toEqual([403, [accessChangeTexts.notOwnApproval]])
    expect(await rightsOf(imani)).toEqual(administering)
  })

  it('can withdraw it, which nobody else can', async () => {
    await setRights(imani, [refundReader])
    const other = await decide('withdraw', tokens.vera)
    expect([other.status, other.messages]).toEqual([403, [accessChangeTexts.requesterOnly]])
    expect((await decide('withdraw', tokens.imani)).messages).toEqual([decidedTexts.withdraw])
    expect(await list(tokens.vera)).toEqual([])
    expect(await rightsOf(imani)).toEqual(administering)
  })

  it('replaces an earlier request by asking again', async () => {
    await setRights(imani, [refundReader])
    await setRights(imani, [refundApprover])
    expect(await list(tokens.vera)).toMatchObject([{ granted: ['REFUNDS.read', 'REFUNDS.approve'] }])
  })

  it('takes rights from it at once', async () => {
    const answer = await setRights(imani, [permission('INTERNALUSERS', { read: true })])
    expect([answer.messages, await rightsOf(imani)]).toEqual([
      [roleTexts.updated],
      ['INTERNALUSERS.read', 'ACCESSCONTROL.read', 'ACCESSCONTROL.write'],
    ])
  })

  it('waits as well when they give themselves another role that can do more, or a copy of one', async () => {
    const lead = await addStaff([...administering, 'CREDITS.read'])
    const copyBody = { user_role_id: await roleIdOf(lead), name: 'Copied lead' }
    const copy = copyRole.response.parse(
      (await server.call(copyRole, { body: copyBody }, { token: tokens.imani })).data,
    )
    const own = await roleIdOf(imani)
    for (const roleId of [await roleIdOf(lead), copy.user_role_id]) {
      expect((await giveRole(imani, roleId)).messages).toEqual([accessChangeTexts.waiting])
    }
    expect(await roleIdOf(imani)).toBe(own)
    await decide('approve', tokens.vera)
    expect(await roleIdOf(imani)).toBe(copy.user_role_id)
  })
})

describe('rights for others', () => {
  it('wait for another administrator where they include approving', async () => {
    const percy = await addStaff(['QUEUE.read'])
    expect((await setRights(percy, [refundApprover])).messages).toEqual([accessChangeTexts.waiting])
    expect(await rightsOf(percy)).toEqual(['QUEUE.read'])
    await decide('approve', tokens.vera)
    expect(await rightsOf(percy)).toEqual(['REFUNDS.read', 'REFUNDS.approve', 'QUEUE.read'])
  })

  it('wait where they include changing roles, which would make a second administrator', async () => {
    const percy = await addStaff(['QUEUE.read'])
    const accessControl = permission('ACCESSCONTROL', { read: true, write: true })
    expect((await setRights(percy, [accessControl])).messages).toEqual([accessChangeTexts.waiting])
    expect(await rightsOf(percy)).toEqual(['QUEUE.read'])
  })

  it('take effect at once where they do not, and where rights are only taken away', async () => {
    const percy = await addStaff(['REFUNDS.read', 'REFUNDS.approve'])
    expect((await setRights(percy, [refundReader])).messages).toEqual([roleTexts.updated])
    const more = permission('REFUNDS', { read: true, write: true })
    expect((await setRights(percy, [more])).messages).toEqual([roleTexts.updated])
    expect(await rightsOf(percy)).toEqual(['REFUNDS.read', 'REFUNDS.write'])
    expect(await mailed()).toEqual([])
  })

  it('wait where a colleague is given a role that can approve', async () => {
    const [percy, lead] = [await addStaff(['QUEUE.read']), await addStaff(['CREDITS.read', 'CREDITS.approve'])]
    const [before, after] = [await roleIdOf(percy), await roleIdOf(lead)]
    const answer = await giveRole(percy, after)
    expect(answer.messages).toEqual([accessChangeTexts.waiting])
    expect(answer.data).toMatchObject({ user_role_id: before, waiting: { subject: { name: 'Percy Clerk' } } })
    await decide('approve', tokens.vera)
    expect(await roleIdOf(percy)).toBe(after)
  })

  it('do not wait where a colleague is given a role that cannot approve', async () => {
    const [percy, clerk] = [await addStaff(['QUEUE.read']), await addStaff(['CREDITS.read', 'CREDITS.write'])]
    const answer = await giveRole(percy, await roleIdOf(clerk))
    expect(answer.messages).toEqual([internalUserTexts.roleChanged])
    expect(await roleIdOf(percy)).toBe(await roleIdOf(clerk))
  })
})

describe('an invitation with a role that can approve', () => {
  const invite = async () => {
    const lead = await addStaff(['CREDITS.read', 'CREDITS.approve'])
    const person = { first_name: 'Jo', last_name: 'Desk', email: `jo-${lead.contactId}@example.com` }
    const body = { ...person, user_role_id: await roleIdOf(lead) }
    return { answer: await server.call(inviteInternalUser, { body }, { token: tokens.imani }), email: person.email }
  }
  const linksTo = async (address: string) => (await mailed()).filter(({ recipient }) => recipient === address)

  it('is sent once another administrator has approved it', async () => {
    const { answer, email } = await invite()
    expect([answer.status, answer.messages]).toEqual([200, [accessChangeTexts.waiting]])
    expect(answer.data).toMatchObject({ user: null, waiting: { subject: { kind: 'invitation', email } } })
    expect(await linksTo(email)).toEqual([])
    await decide('approve', tokens.vera)
    expect(await linksTo(email)).toMatchObject([{ subject: 'Imani Admin invites you to the portal' }])
    const stored = await server.database.db.select().from(invitations).where(eq(invitations.email, email))
    expect(stored).toMatchObject([{ invitedBy: imani.userId }])
  })

  it('is never sent when it is declined', async () => {
    const { email } = await invite()
    expect((await decide('decline', tokens.vera)).messages).toEqual([decidedTexts.decline])
    expect(await linksTo(email)).toEqual([])
  })
})

describe('approving', () => {
  it('is refused when the role has changed since, and the change can still be declined', async () => {
    const percy = await addStaff(['QUEUE.read'])
    await setRights(percy, [refundApprover])
    await setRights(percy, [permission('AUDIT', { read: true })])
    const answer = await decide('approve', tokens.vera)
    expect([answer.status, answer.messages]).toEqual([409, [accessChangeTexts.stale]])
    expect(await rightsOf(percy)).not.toContain('REFUNDS.approve')
    expect((await decide('decline', tokens.vera)).status).toBe(200)
  })

  it('is refused when the role to be given can do more since', async () => {
    const [percy, lead] = [await addStaff(['QUEUE.read']), await addStaff(['CREDITS.read', 'CREDITS.approve'])]
    const before = await roleIdOf(percy)
    await giveRole(percy, await roleIdOf(lead))
    await setRights(lead, [permission('AUDIT', { read: true })])
    expect((await decide('approve', tokens.vera)).messages).toEqual([accessChangeTexts.stale])
    expect(await roleIdOf(percy)).toBe(before)
  })

  it('is refused to an administrator who lost the right, and to staff who never had it', async () => {
    await setRights(imani, [refundReader])
    const [change] = await list(tokens.vera)
    await setRights(vera, [permission('ACCESSCONTROL', { read: true })])
    const clerk = await server.signIn(await addStaff(['QUEUE.read']))
    const answer = await decide('approve', tokens.vera, change?.access_change_id)
    expect([answer.status, answer.messages]).toEqual([403, [accessChangeTexts.administratorsOnly]])
    expect((await decide('approve', clerk, change?.access_change_id)).status).toBe(404)
    expect(await list(clerk)).toEqual([])
    expect(await rightsOf(imani)).toEqual(administering)
  })

  it('is refused when the requester is no administrator any more', async () => {
    await addStaff(administering)
    const percy = await addStaff(['QUEUE.read'])
    await setRights(percy, [refundApprover])
    await disable(imani)
    expect((await decide('approve', tokens.vera)).messages).toEqual([accessChangeTexts.requesterLostRight])
    expect(await rightsOf(percy)).toEqual(['QUEUE.read'])
  })

  it('counts once when two administrators do it at the same moment', async () => {
    const third = await server.signIn(await addStaff(administering))
    await setRights(imani, [refundReader])
    const [change] = await list(third)
    const answers = await Promise.all(
      [tokens.vera, third].map((token) => decide('approve', token, change?.access_change_id)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.messages).toEqual([accessChangeTexts.settled])
    expect(await roleOf(imani)).toMatchObject({ version: 2 })
  })
})

describe('the only administrator', () => {
  beforeEach(() => disable(vera))

  it('confirms with their password, and the change takes effect', async () => {
    const asked = await setRights(imani, [refundReader])
    const text = accessChangeTexts.onlyAdministrator
    expect([asked.status, asked.fields]).toEqual([409, { password: text }])
    expect(await rightsOf(imani)).toEqual(administering)
    const confirmed = await setRights(imani, [refundReader], { password })
    expect([confirmed.messages, confirmed.data]).toEqual([
      [roleTexts.updated],
      expect.objectContaining({ waiting: null }),
    ])
    expect(await rightsOf(imani)).toContain('REFUNDS.read')
    expect(await actionsOf(imani)).toContain('accessChange.confirmed')
    expect(await mailed()).toEqual([
      expect.objectContaining({
        recipient: imani.email,
        subject: 'An access change was confirmed by the only administrator',
      }),
    ])
  })

  it('is refused with a wrong password, and after five tries with any', async () => {
    const confirm = (typed: string) => setRights(imani, [refundReader], { password: typed })
    for (let count = 0; count < 5; count += 1) {
      expect((await confirm('Wrong#2025')).fields).toEqual({ password: accessChangeTexts.wrongPassword })
    }
    const late = await confirm(password)
    expect([late.status, late.messages]).toEqual([429, [securityTexts.triedTooOften(15)]])
    expect(await rightsOf(imani)).toEqual(administering)
  })
})

describe('a password', () => {
  it('replaces no second administrator where there is one', async () => {
    expect((await setRights(imani, [refundReader], { password })).messages).toEqual([accessChangeTexts.waiting])
    expect(await rightsOf(imani)).toEqual(administering)
  })
})

describe('emails about a change', () => {
  it('go to every administrator and to nobody else, when it is requested and when it is decided', async () => {
    await addStaff(['QUEUE.read', 'ACCESSCONTROL.read'])
    await setRights(imani, [refundApprover])
    const both = [imani.email, vera.email].toSorted()
    const requested = await mailed()
    expect(requested.map(({ recipient }) => recipient).toSorted()).toEqual(both)
    expect(requested[0]?.body).toContain('Imani Admin requested this change:\n\nChange the rights of the role')
    expect(requested[0]?.body).toContain('Grants:\n- Refunds: Read\n- Refunds: Approve')
    await decide('approve', tokens.vera)
    const decided = (await mailed()).filter(({ subject }) => subject === 'An access change was approved')
    expect(decided.map(({ recipient }) => recipient).toSorted()).toEqual(both)
    expect(decided[0]?.body).toContain('Vera Second has approved this change, requested by Imani Admin:')
  })

  it('stand beside records of who requested and who approved', async () => {
    await setRights(imani, [refundReader])
    await decide('approve', tokens.vera)
    expect(await actionsOf(imani)).toContain('accessChange.requested')
    expect(await actionsOf(vera)).toEqual(expect.arrayContaining(['accessChange.approved', 'role.changed']))
  })
})
