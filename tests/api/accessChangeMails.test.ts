/** What administrators hear about changes of access. */
import { describe, expect, it } from 'vitest'
import { changeInternalStatus } from '#shared/contract/internalUsers'
import type { Person } from '../support/people'
import {
  actionsOf,
  addStaff,
  decide,
  imani,
  mailed,
  refundApprover,
  refundReader,
  server,
  setRights,
  tokens,
  vera,
  setUpTwoAdministrators,
} from '../support/twoAdministrators'

setUpTwoAdministrators()

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

describe('emails about an administrator whose sign-in is disabled', () => {
  const setStatus = ({ contactId }: Person, status: 'active' | 'disabled') =>
    server.call(changeInternalStatus, { body: { contact_id: contactId, status } }, { token: tokens.imani })

  it('go to every administrator, with the disabled one among them', async () => {
    await addStaff(['QUEUE.read', 'ACCESSCONTROL.read'])
    expect((await setStatus(vera, 'disabled')).status).toBe(200)
    const sent = await mailed()
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([imani.email, vera.email].toSorted())
    expect(sent[0]?.subject).toBe('An administrator was disabled')
    expect(sent[0]?.body).toContain('Imani Admin made this change:\n\nDisable the sign-in of Vera Second')
  })

  it('are not sent when it was disabled already, when it is enabled again, or for other staff', async () => {
    await setStatus(vera, 'disabled')
    const before = await mailed()
    await setStatus(vera, 'disabled')
    await setStatus(vera, 'active')
    await setStatus(await addStaff(['QUEUE.read', 'ACCESSCONTROL.read']), 'disabled')
    expect(await mailed()).toHaveLength(before.length)
  })

  it('are not sent when the change is refused', async () => {
    expect((await setStatus(imani, 'disabled')).status).toBe(409)
    expect(await mailed()).toEqual([])
  })
})
