/** Who can approve an access change and when: a second administrator, or the only administrator with their password. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as roleTexts from '#shared/texts/access/roles'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import * as securityTexts from '#shared/texts/signIn/security'
import { accessChanges } from '../../../server/db/schema/access/access'
import {
  addStaff,
  administratorRights,
  changeRole,
  decideChange,
  disableUser,
  imani,
  listChanges,
  permission,
  readAuditActions,
  readMails,
  refundApprover,
  refundReader,
  rightsOf,
  roleIdOf,
  roleOf,
  server,
  setRights,
  setUpTwoAdministrators,
  tokens,
  vera,
} from '../../support/data/access/twoAdministrators'
import { password } from '../../support/data/people'

setUpTwoAdministrators()

describe('the approval of a change', () => {
  it('is rejected if the role has changed since, and the change can still be declined', async () => {
    const percy = await addStaff(['QUEUE.read'])
    await setRights(percy, [refundApprover])
    await setRights(percy, [permission('AUDIT', { read: true })])
    const answer = await decideChange('approve', tokens.vera)
    expect([answer.status, answer.messages]).toEqual([409, [accessChangeTexts.stale]])
    expect(await rightsOf(percy)).not.toContain('REFUNDS.approve')
    expect((await decideChange('decline', tokens.vera)).status).toBe(200)
  })

  it('is rejected if the role to be given has gained rights since', async () => {
    const [percy, lead] = [await addStaff(['QUEUE.read']), await addStaff(['CREDITS.read', 'CREDITS.approve'])]
    const before = await roleIdOf(percy)
    await changeRole(percy, await roleIdOf(lead))
    await setRights(lead, [permission('AUDIT', { read: true })])
    expect((await decideChange('approve', tokens.vera)).messages).toEqual([accessChangeTexts.stale])
    expect(await roleIdOf(percy)).toBe(before)
  })

  it('is rejected for an administrator who lost the right, and to staff who never had it', async () => {
    await setRights(imani, [refundReader])
    const [change] = await listChanges(tokens.vera)
    await setRights(vera, [permission('ACCESSCONTROL', { read: true })])
    const clerk = await server.signIn(await addStaff(['QUEUE.read']))
    const answer = await decideChange('approve', tokens.vera, change?.access_change_id)
    expect([answer.status, answer.messages]).toEqual([403, [accessChangeTexts.administratorsOnly]])
    expect((await decideChange('approve', clerk, change?.access_change_id)).status).toBe(404)
    expect(await listChanges(clerk)).toEqual([])
    expect(await rightsOf(imani)).toEqual(administratorRights)
  })

  it('is rejected if the requester is no longer an administrator', async () => {
    await addStaff(administratorRights)
    const percy = await addStaff(['QUEUE.read'])
    await setRights(percy, [refundApprover])
    await disableUser(imani)
    expect((await decideChange('approve', tokens.vera)).messages).toEqual([accessChangeTexts.requesterLostRight])
    expect(await rightsOf(percy)).toEqual(['QUEUE.read'])
  })

  it('counts once when two administrators do it at the same moment', async () => {
    const third = await server.signIn(await addStaff(administratorRights))
    await setRights(imani, [refundReader])
    const [change] = await listChanges(third)
    const answers = await Promise.all(
      [tokens.vera, third].map((token) => decideChange('approve', token, change?.access_change_id)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.messages).toEqual([accessChangeTexts.settled])
    expect(await roleOf(imani)).toMatchObject({ version: 2 })
  })
})

describe('the only administrator', () => {
  beforeEach(() => disableUser(vera))

  it('confirms with their password, and the change takes effect', async () => {
    const answer = await setRights(imani, [refundReader])
    const text = accessChangeTexts.onlyAdministrator
    expect([answer.status, answer.fields]).toEqual([409, { password: text }])
    expect(await rightsOf(imani)).toEqual(administratorRights)
    const confirmed = await setRights(imani, [refundReader], { password })
    expect([confirmed.messages, confirmed.data]).toEqual([
      [roleTexts.updated],
      expect.objectContaining({ waiting: null }),
    ])
    expect(await rightsOf(imani)).toContain('REFUNDS.read')
    expect(await readAuditActions(imani)).toContain('accessChange.confirmed')
    expect(await readMails()).toEqual([
      expect.objectContaining({
        recipient: imani.email,
        subject: accountEmailTexts.accessChangeConfirmed('Imani Admin').subject,
      }),
    ])
  })

  it('is rejected with a wrong password, and after five tries with any', async () => {
    const confirm = (typed: string) => setRights(imani, [refundReader], { password: typed })
    for (let count = 0; count < 5; count += 1) {
      expect((await confirm('Wrong#2025')).fields).toEqual({ password: accessChangeTexts.wrongPassword })
    }
    const late = await confirm(password)
    expect([late.status, late.messages]).toEqual([429, [securityTexts.triedTooOften(15)]])
    expect(await rightsOf(imani)).toEqual(administratorRights)
  })
})

describe('a change with a right that has been renamed', () => {
  const makeOutdated = async () => {
    await setRights(imani, [refundReader])
    const { db } = server.database
    const [row] = await db.select().from(accessChanges)
    await db.update(accessChanges).set({ payload: { ...Object(row?.payload), granted: ['REPAYMENTS.read'] } })
  }

  it('is listed beside the others as outdated', async () => {
    await makeOutdated()
    await setRights(await addStaff(['QUEUE.read']), [refundApprover])
    // Both are requested at the same time, so their order varies.
    const kinds = (await listChanges(tokens.vera)).map(({ subject }) => subject.kind)
    expect(kinds.toSorted()).toEqual(['outdated', 'role_rights'])
  })

  it('can be declined or withdrawn, and not approved', async () => {
    await makeOutdated()
    const answer = await decideChange('approve', tokens.vera)
    expect([answer.status, answer.messages]).toEqual([409, [accessChangeTexts.outdated]])
    expect((await decideChange('decline', tokens.vera)).status).toBe(200)
    await makeOutdated()
    expect((await decideChange('withdraw', tokens.imani)).status).toBe(200)
    expect(await listChanges(tokens.imani)).toEqual([])
  })
})

describe('requests by one person', () => {
  it('are rejected once there are 20 in an hour, as each emails all administrators', async () => {
    const percy = await addStaff(['QUEUE.read'])
    for (let count = 0; count < 20; count += 1) {
      expect((await setRights(percy, [refundApprover])).messages).toEqual([accessChangeTexts.waiting])
    }
    const before = await readMails()
    const late = await setRights(percy, [refundApprover])
    expect([late.status, late.messages]).toEqual([429, [accessChangeTexts.throttled(60)]])
    expect(await readMails()).toHaveLength(before.length)
    expect((await setRights(percy, [refundApprover], { as: tokens.vera })).messages).toEqual([
      accessChangeTexts.waiting,
    ])
    server.setNow('2026-03-13T16:01:00.000Z')
    tokens.imani = await server.signIn(imani)
    expect((await setRights(percy, [refundApprover])).messages).toEqual([accessChangeTexts.waiting])
  })
})

describe('a password', () => {
  it('replaces no second administrator if there is one', async () => {
    expect((await setRights(imani, [refundReader], { password })).messages).toEqual([accessChangeTexts.waiting])
    expect(await rightsOf(imani)).toEqual(administratorRights)
  })
})
