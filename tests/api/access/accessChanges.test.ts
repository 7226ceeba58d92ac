/** Which access changes must be approved by a second administrator. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Right } from '#shared/access/access'
import type { Feature } from '#shared/access/features'
import { inviteInternalUser } from '#shared/contract/access/internalUsers'
import { copyRole } from '#shared/contract/access/roles'
import { getAppData, validateUser } from '#shared/contract/signIn/session'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as roleTexts from '#shared/texts/access/roles'
import * as loginEmailTexts from '#shared/texts/signIn/loginEmails'
import { invitations } from '../../../server/db/schema/access/access'
import {
  addStaff,
  administratorRights,
  changeRole,
  decideChange,
  disableUser,
  imani,
  listChanges,
  permission,
  readMails,
  refundApprover,
  refundReader,
  rightsOf,
  roleIdOf,
  server,
  setRights,
  setStatus,
  setUpTwoAdministrators,
  tokens,
} from '../../support/data/access/twoAdministrators'
import { password } from '../../support/data/people'

setUpTwoAdministrators()

const linksTo = async (address: string) => (await readMails()).filter(({ recipient }) => recipient === address)
async function invite(rights: Right[]) {
  const colleague = await addStaff(rights)
  const person = { first_name: 'Jo', last_name: 'Desk', email: `jo-${colleague.contactId}@example.com` }
  const body = { ...person, user_role_id: await roleIdOf(colleague) }
  return { answer: await server.call(inviteInternalUser, { body }, { token: tokens.imani }), email: person.email }
}

describe('an administrator who raises their own role', () => {
  it('has to wait for another administrator, and gains nothing until then, even in an open session', async () => {
    const answer = await setRights(imani, [refundReader])
    expect([answer.status, answer.messages]).toEqual([200, [accessChangeTexts.waiting]])
    expect(answer.data).toMatchObject({
      waiting: { subject: { kind: 'role_rights' }, granted: ['REFUNDS.read'], is_own: true, can_decide: false },
      permissions: expect.arrayContaining([permission('REFUNDS', {})]),
    })
    expect(await rightsOf(imani)).toEqual(administratorRights)
    const features = async () => (await server.call(getAppData, {}, { token: tokens.imani })).data
    expect(await features()).not.toContainEqual(refundReader)
    const approved = await decideChange('approve', tokens.vera)
    expect([approved.status, approved.messages]).toEqual([200, [accessChangeTexts.decidedTexts.approve]])
    expect(await features()).toContainEqual(refundReader)
    expect(await listChanges(tokens.vera)).toEqual([])
  })

  it('cannot approve it', async () => {
    await setRights(imani, [refundReader])
    const answer = await decideChange('approve', tokens.imani)
    expect([answer.status, answer.messages]).toEqual([403, [accessChangeTexts.notOwnApproval]])
    expect(await rightsOf(imani)).toEqual(administratorRights)
  })

  it('can withdraw it, and no one else can', async () => {
    await setRights(imani, [refundReader])
    const other = await decideChange('withdraw', tokens.vera)
    expect([other.status, other.messages]).toEqual([403, [accessChangeTexts.requesterOnly]])
    expect((await decideChange('withdraw', tokens.imani)).messages).toEqual([accessChangeTexts.decidedTexts.withdraw])
    expect(await listChanges(tokens.vera)).toEqual([])
    expect(await rightsOf(imani)).toEqual(administratorRights)
  })

  it('can replace an earlier request with a new one', async () => {
    await setRights(imani, [refundReader])
    await setRights(imani, [refundApprover])
    expect(await listChanges(tokens.vera)).toMatchObject([{ granted: ['REFUNDS.read', 'REFUNDS.approve'] }])
  })

  it('can remove rights from it immediately', async () => {
    const answer = await setRights(imani, [permission('INTERNALUSERS', { read: true })])
    expect([answer.messages, await rightsOf(imani)]).toEqual([
      [roleTexts.updated],
      ['INTERNALUSERS.read', 'ACCESSCONTROL.read', 'ACCESSCONTROL.write'],
    ])
  })

  it('waits too when they give themselves another role with more rights, or a copy of one', async () => {
    const lead = await addStaff([...administratorRights, 'CREDITS.read'])
    const copyBody = { user_role_id: await roleIdOf(lead), name: 'Copied lead' }
    const copy = copyRole.response.parse(
      (await server.call(copyRole, { body: copyBody }, { token: tokens.imani })).data,
    )
    const own = await roleIdOf(imani)
    for (const roleId of [await roleIdOf(lead), copy.user_role_id]) {
      expect((await changeRole(imani, roleId)).messages).toEqual([accessChangeTexts.waiting])
    }
    expect(await roleIdOf(imani)).toBe(own)
    await decideChange('approve', tokens.vera)
    expect(await roleIdOf(imani)).toBe(copy.user_role_id)
  })
})

describe('rights for others', () => {
  it('wait for another administrator if they include approving', async () => {
    const percy = await addStaff(['QUEUE.read'])
    expect((await setRights(percy, [refundApprover])).messages).toEqual([accessChangeTexts.waiting])
    expect(await rightsOf(percy)).toEqual(['QUEUE.read'])
    await decideChange('approve', tokens.vera)
    expect(await rightsOf(percy)).toEqual(['REFUNDS.read', 'REFUNDS.approve', 'QUEUE.read'])
  })

  it('wait if they include changing roles, which would create a second administrator', async () => {
    const percy = await addStaff(['QUEUE.read'])
    const accessControl = permission('ACCESSCONTROL', { read: true, write: true })
    expect((await setRights(percy, [accessControl])).messages).toEqual([accessChangeTexts.waiting])
    expect(await rightsOf(percy)).toEqual(['QUEUE.read'])
  })

  it('take effect immediately if they include neither, and if rights are only removed', async () => {
    const percy = await addStaff(['REFUNDS.read', 'REFUNDS.approve'])
    expect((await setRights(percy, [refundReader])).messages).toEqual([roleTexts.updated])
    const more = permission('NOTICES', { read: true, write: true })
    expect((await setRights(percy, [more])).messages).toEqual([roleTexts.updated])
    expect(await rightsOf(percy)).toEqual(['REFUNDS.read', 'NOTICES.read', 'NOTICES.write'])
    expect(await readMails()).toEqual([])
  })

  it('wait if a colleague gets a role that can approve', async () => {
    const [percy, lead] = [await addStaff(['QUEUE.read']), await addStaff(['CREDITS.read', 'CREDITS.approve'])]
    const [before, after] = [await roleIdOf(percy), await roleIdOf(lead)]
    const answer = await changeRole(percy, after)
    expect(answer.messages).toEqual([accessChangeTexts.waiting])
    expect(answer.data).toMatchObject({ user_role_id: before, waiting: { subject: { name: 'Percy Clerk' } } })
    await decideChange('approve', tokens.vera)
    expect(await roleIdOf(percy)).toBe(after)
  })

  it('do not wait if a colleague gets a role that cannot approve', async () => {
    const [percy, clerk] = [await addStaff(['QUEUE.read']), await addStaff(['CREDITS.read', 'QUEUE.write'])]
    const answer = await changeRole(percy, await roleIdOf(clerk))
    expect(answer.messages).toEqual([internalUserTexts.roleChanged])
    expect(await roleIdOf(percy)).toBe(await roleIdOf(clerk))
  })
})

describe('rights to request what a colleague approves', () => {
  const features = ['REFUNDS', 'CREDITS'] as const
  const toRequest = (feature: Feature): Right[] => [`${feature}.read`, `${feature}.write`]

  it.each(features)('wait for approval if a role gets them, even a role without members: %s', async (feature) => {
    const percy = await addStaff(['QUEUE.read'])
    await disableUser(percy)
    const change = permission(feature, { read: true, write: true })
    expect((await setRights(percy, [change])).messages).toEqual([accessChangeTexts.waiting])
    expect(await rightsOf(percy)).toEqual(['QUEUE.read'])
  })

  it.each(features)('wait for approval if a person with such a role is invited: %s', async (feature) => {
    const { answer, email } = await invite(toRequest(feature))
    expect(answer.messages).toEqual([accessChangeTexts.waiting])
    expect(await linksTo(email)).toEqual([])
  })

  it.each(features)('wait if a colleague’s new role has them: %s', async (feature) => {
    const [percy, clerk] = [await addStaff(['QUEUE.read']), await addStaff(toRequest(feature))]
    expect((await changeRole(percy, await roleIdOf(clerk))).messages).toEqual([accessChangeTexts.waiting])
  })

  it.each(features)('wait if a disabled colleague who has them is enabled: %s', async (feature) => {
    const percy = await addStaff(toRequest(feature))
    await disableUser(percy)
    const signIn = () => server.call(validateUser, { body: { email: percy.email, password } })
    const answer = await setStatus(percy, 'active')
    expect(answer.messages).toEqual([accessChangeTexts.waiting])
    expect(answer.data).toMatchObject({ status: 'disabled', waiting: { granted: toRequest(feature) } })
    expect((await signIn()).status).toBe(400)
    await decideChange('approve', tokens.vera)
    expect((await signIn()).status).toBe(200)
  })

  it('can’t be approved after the role has gained more rights', async () => {
    const percy = await addStaff(['REFUNDS.read', 'REFUNDS.write'])
    await disableUser(percy)
    await setStatus(percy, 'active')
    await setRights(percy, [permission('AUDIT', { read: true })])
    expect((await decideChange('approve', tokens.vera)).messages).toEqual([accessChangeTexts.stale])
  })
})

describe('a disabled colleague without such rights', () => {
  it('is enabled immediately', async () => {
    const percy = await addStaff(['QUEUE.read', 'QUEUE.write'])
    await disableUser(percy)
    expect((await setStatus(percy, 'active')).messages).toEqual([internalUserTexts.enabled])
  })
})

describe('an invitation with a role that can approve', () => {
  it('is sent once another administrator has approved it', async () => {
    const { answer, email } = await invite(['CREDITS.read', 'CREDITS.approve'])
    expect([answer.status, answer.messages]).toEqual([200, [accessChangeTexts.waiting]])
    expect(answer.data).toMatchObject({ user: null, waiting: { subject: { kind: 'invitation', email } } })
    expect(await linksTo(email)).toEqual([])
    await decideChange('approve', tokens.vera)
    expect(await linksTo(email)).toMatchObject([
      { subject: loginEmailTexts.invitedToStaff({ inviter: 'Imani Admin', brand: '', days: 7, role: '' }).subject },
    ])
    const stored = await server.database.db.select().from(invitations).where(eq(invitations.email, email))
    expect(stored).toMatchObject([{ invitedBy: imani.userId }])
  })

  it('is never sent if it is declined', async () => {
    const { email } = await invite(['CREDITS.read', 'CREDITS.approve'])
    expect((await decideChange('decline', tokens.vera)).messages).toEqual([accessChangeTexts.decidedTexts.decline])
    expect(await linksTo(email)).toEqual([])
  })
})
