/** The emails that administrators get about access changes. */
import { describe, expect, it } from 'vitest'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as accountEmailTexts from '#shared/texts/customers/accountEmails'
import {
  addStaff,
  decideChange,
  imani,
  readAuditActions,
  readMails,
  refundApprover,
  refundReader,
  roleOf,
  setRights,
  setUpTwoAdministrators,
  tokens,
  vera,
} from '../../support/data/access/twoAdministrators'

setUpTwoAdministrators()

describe('emails about a change', () => {
  it('go to every administrator and no one else when a change is requested and when it is decided', async () => {
    await addStaff(['QUEUE.read', 'ACCESSCONTROL.read'])
    await setRights(imani, [refundApprover])
    const both = [imani.email, vera.email].toSorted()
    const requested = await readMails()
    expect(requested.map(({ recipient }) => recipient).toSorted()).toEqual(both)
    expect(requested[0]?.body).toContain(accountEmailTexts.accessChangeRequested('Imani Admin').opening)
    expect(requested[0]?.body).toContain(
      accessChangeTexts.subjectText({ kind: 'role_rights', role_name: (await roleOf(imani)).name }),
    )
    expect(requested[0]?.body).toContain('Grants:\n- Refunds: Read\n- Refunds: Approve')
    await decideChange('approve', tokens.vera)
    const approved = accountEmailTexts.accessChangeApproved('Vera Second', 'Imani Admin')
    const decided = (await readMails()).filter(({ subject }) => subject === approved.subject)
    expect(decided.map(({ recipient }) => recipient).toSorted()).toEqual(both)
    expect(decided[0]?.body).toContain(approved.opening)
  })

  it('are accompanied by audit records of who requested and who approved the change', async () => {
    await setRights(imani, [refundReader])
    await decideChange('approve', tokens.vera)
    expect(await readAuditActions(imani)).toContain('accessChange.requested')
    expect(await readAuditActions(vera)).toEqual(expect.arrayContaining(['accessChange.approved', 'role.changed']))
  })
})
