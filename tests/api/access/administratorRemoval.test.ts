/**
 * Removing an administrator: of three, a second one must approve; of two, no one can act alone for a while afterwards.
 */
import { describe, expect, it } from 'vitest'
import { listInternalUsers } from '#shared/contract/access/internalUsers'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as roleTexts from '#shared/texts/access/roles'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import {
  addStaff,
  administratorRights,
  changeRole,
  decideChange,
  imani,
  listChanges,
  permission,
  readAuditActions,
  readMails,
  refundReader,
  rightsOf,
  roleIdOf,
  server,
  setRights,
  setStatus,
  setUpTwoAdministrators,
  tokens,
  vera,
} from '../../support/data/access/twoAdministrators'
import { type Person, password } from '../../support/data/people'

setUpTwoAdministrators()

const noAccessControl = permission('ACCESSCONTROL', { read: true })
const statusOf = async ({ email }: Person) => {
  const answer = await server.call(listInternalUsers, { query: { search: email } }, { token: tokens.imani })
  return listInternalUsers.response.parse(answer.data).users[0]?.status
}
const addThird = async () => server.signIn(await addStaff(administratorRights, { first: 'Tessa', last: 'Third' }))
const both = () => [imani.email, vera.email].toSorted()

describe('removing one of three administrators', () => {
  it('waits for the third when their sign-in is disabled', async () => {
    const third = await addThird()
    const theirs = tokens.vera
    const answer = await setStatus(vera, 'disabled')
    expect([answer.status, answer.messages]).toEqual([200, [accessChangeTexts.waiting]])
    expect(answer.data).toMatchObject({
      status: 'active',
      waiting: { subject: { kind: 'staff_status', name: 'Vera Second', status: 'disabled' }, can_decide: false },
    })
    expect((await listChanges(theirs)).map(({ can_decide }) => can_decide)).toEqual([false])
    await decideChange('approve', third)
    expect(await statusOf(vera)).toBe('disabled')
    expect(await readAuditActions(imani)).toContain('accessChange.requested')
  })

  it('waits for the third when they get a lower role', async () => {
    const third = await addThird()
    const [before, low] = [await roleIdOf(vera), await roleIdOf(await addStaff(['QUEUE.read']))]
    expect((await changeRole(vera, low)).messages).toEqual([accessChangeTexts.waiting])
    expect(await roleIdOf(vera)).toBe(before)
    await decideChange('approve', third)
    expect(await roleIdOf(vera)).toBe(low)
  })

  it('waits for the third when their role loses the right', async () => {
    const third = await addThird()
    expect((await setRights(vera, [noAccessControl])).messages).toEqual([accessChangeTexts.waiting])
    expect(await rightsOf(vera)).toEqual(administratorRights)
    await decideChange('approve', third)
    expect(await rightsOf(vera)).not.toContain('ACCESSCONTROL.write')
  })

  it('is not decided by the person who would be removed', async () => {
    await addThird()
    await setStatus(vera, 'disabled')
    for (const decision of ['approve', 'decline'] as const) {
      const answer = await decideChange(decision, tokens.vera)
      expect([answer.status, answer.messages]).toEqual([403, [accessChangeTexts.notOwnRemoval]])
    }
    expect(await listChanges(tokens.vera)).toHaveLength(1)
  })

  it('is rejected when the person has another role since', async () => {
    const third = await addThird()
    await setStatus(vera, 'disabled')
    const [change] = await listChanges(third)
    const lead = await addStaff([...administratorRights, 'QUEUE.read'])
    await changeRole(vera, await roleIdOf(lead))
    const answer = await decideChange('approve', third, change?.access_change_id)
    expect([answer.status, answer.messages]).toEqual([409, [accessChangeTexts.stale]])
    expect(await statusOf(vera)).toBe('active')
  })
})

describe('removing the other one of two administrators', () => {
  const ways: [string, () => Promise<{ messages: string[] }>, string][] = [
    ['their sign-in is disabled', () => setStatus(vera, 'disabled'), internalUserTexts.disabled],
    [
      'they get a lower role',
      async () => changeRole(vera, await roleIdOf(await addStaff(['QUEUE.read']))),
      internalUserTexts.roleChanged,
    ],
    ['their role loses the right', () => setRights(vera, [noAccessControl]), roleTexts.updated],
  ]

  it.each(ways)('takes effect immediately when %s, and emails both of them', async (_, remove, text) => {
    expect((await remove()).messages).toEqual([text])
    expect(await listChanges(tokens.imani)).toEqual([])
    const sent = await readMails()
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(both())
    const removal = accountEmailTexts.administratorRemoved('Imani Admin', '2026-03-20')
    expect(sent[0]?.subject).toBe(removal.subject)
    expect(sent[0]?.body).toContain(removal.outcome)
    expect(await readAuditActions(imani)).toContain('accessChange.immediate')
  })

  it.each(ways)('does not let the remaining one act alone for 7 days after %s', async (_, remove) => {
    await remove()
    const answer = await setRights(imani, [refundReader], { password })
    expect([answer.status, answer.messages]).toEqual([409, [accessChangeTexts.closedUntil('2026-03-20')]])
    expect(await rightsOf(imani)).toEqual(administratorRights)
  })

  it('lets the remaining one confirm alone after 7 days, and the removed one still gets an email', async () => {
    await setStatus(vera, 'disabled')
    await readMails()
    server.setNow('2026-03-19T15:00:00.000Z')
    tokens.imani = await server.signIn(imani)
    expect((await setRights(imani, [refundReader], { password })).status).toBe(409)
    server.setNow('2026-03-20T15:00:00.000Z')
    tokens.imani = await server.signIn(imani)
    expect((await setRights(imani, [refundReader], { password })).messages).toEqual([roleTexts.updated])
    const confirmation = accountEmailTexts.accessChangeConfirmed('Imani Admin').subject
    const confirmed = (await readMails()).filter(({ subject }) => subject === confirmation)
    expect(confirmed.map(({ recipient }) => recipient).toSorted()).toEqual(both())
  })

  it('can be undone with a password in these 7 days, and nothing else can', async () => {
    const other = await addStaff(administratorRights)
    await setStatus(other, 'disabled')
    await decideChange('approve', tokens.vera)
    await setStatus(vera, 'disabled')
    expect((await setStatus(other, 'active', { password })).messages).toEqual([
      accessChangeTexts.closedUntil('2026-03-20'),
    ])
    expect((await setStatus(vera, 'active')).fields).toEqual({ password: accessChangeTexts.onlyAdministrator })
    expect((await setStatus(vera, 'active', { password })).messages).toEqual([internalUserTexts.enabled])
    expect(await statusOf(vera)).toBe('active')
  })

  it('leaves a change that waits for them waiting', async () => {
    await setRights(imani, [refundReader])
    await setStatus(vera, 'disabled')
    const answer = await decideChange('approve', tokens.imani)
    expect([answer.status, answer.messages]).toEqual([403, [accessChangeTexts.notOwnApproval]])
    expect(await rightsOf(imani)).toEqual(administratorRights)
  })
})

describe('two administrators who remove each other at the same moment', () => {
  it('are not both disabled', async () => {
    const answers = await Promise.all([setStatus(vera, 'disabled'), setStatus(imani, 'disabled', { as: tokens.vera })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  it('do not both lose the right', async () => {
    const answers = await Promise.all([
      setRights(vera, [noAccessControl]),
      setRights(imani, [noAccessControl], { as: tokens.vera }),
    ])
    // The later call is rejected by the rule, or because its user lost the right before it was checked.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('emails about a removed administrator', () => {
  it('are not sent for other staff, or if the person is already disabled', async () => {
    const percy = await addStaff(['QUEUE.read', 'ACCESSCONTROL.read'])
    expect((await setStatus(percy, 'disabled')).messages).toEqual([internalUserTexts.disabled])
    expect(await readMails()).toEqual([])
    await setStatus(vera, 'disabled')
    const before = await readMails()
    await setStatus(vera, 'disabled')
    expect(await readMails()).toHaveLength(before.length)
  })

  it('are not sent if the change is rejected', async () => {
    expect((await setStatus(imani, 'disabled')).status).toBe(409)
    expect(await readMails()).toEqual([])
  })
})
