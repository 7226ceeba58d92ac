/** Access changes that wait for a second administrator, in Access Control and among the internal users. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { features } from '#shared/access/features'
import { rightText } from '#shared/access/rightText'
import { type AccessChange, decideAccessChange, listAccessChanges } from '#shared/contract/access/accessChanges'
import {
  changeInternalRole,
  type InternalUser,
  inviteInternalUser,
  listInternalUsers,
  listStaffRoles,
} from '#shared/contract/access/internalUsers'
import {
  getRolePermissions,
  type ListedRole,
  listRoleMembers,
  listRoles,
  type Permission,
  type RolePermissions,
  updateRolePermissions,
} from '#shared/contract/access/roles'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
import * as internalUserTexts from '#shared/texts/access/internalUsers'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import { ownText } from '../../support/screens/ownText'
import { aStaffMember, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const staff = aStaffMember()
const desk = '11111111-1111-4111-8111-111111111111'
const lead = '22222222-2222-4222-8222-222222222222'

const csr: ListedRole = {
  user_role_id: desk,
  name: 'CSR',
  is_for_staff: true,
  member_count: 2,
  version: 4,
  is_own: true,
  is_administrator: false,
}
const none = (name: Permission['name']): Permission => ({ name, read: false, write: false, approve: false })
const inEffect: RolePermissions = { role: csr, permissions: features.map(none) }

const percy: InternalUser = {
  contact_id: 'percy',
  name: 'Percy Clerk',
  email: 'percy@example.com',
  user_role_id: desk,
  role_name: 'CSR',
  status: 'active',
  invited_until: null,
  is_expired: false,
  last_sign_in_at: null,
  has_two_step: false,
  is_self: false,
  is_administrator: false,
  can_change: true,
}

const ofRole: AccessChange = {
  access_change_id: '33333333-3333-4333-8333-333333333333',
  subject: { kind: 'role_rights', role_name: 'CSR' },
  granted: ['REFUNDS.read', 'REFUNDS.approve'],
  withdrawn: ['QUEUE.read'],
  requested_by: 'Imani Admin',
  requested_at: '2026-03-13T15:00:00.000Z',
  is_own: false,
  can_decide: true,
}
const ofColleague: AccessChange = {
  ...ofRole,
  access_change_id: '44444444-4444-4444-8444-444444444444',
  subject: { kind: 'staff_role', name: 'Percy Clerk', role_name: 'Lead', previous_role_name: 'CSR' },
}

beforeEach(() => {
  mockCall(listRoles, [csr])
  mockCall(getRolePermissions, inEffect)
  mockCall(listRoleMembers, { members: [], total_count: 0 })
  mockCall(listInternalUsers, { users: [percy], total_count: 1 })
  mockCall(listStaffRoles, [
    { user_role_id: desk, name: 'CSR', can_issue: true },
    { user_role_id: lead, name: 'Lead', can_issue: true },
  ])
})

/** The list names a change of a role like this. */
const subject = accessChangeTexts.subjectText(ofRole.subject)

const openAccessControl = () => renderScreen('/admin/settings', { as: staff })
const openInternalUsers = () => renderScreen('/manage-myaccount-users', { as: staff })
const waitingPanel = async () => within(await screen.findByRole('region', { name: accessChangeTexts.waiting }))
const passwordNeeded = errorAnswer('conflict', accessChangeTexts.onlyAdministrator, {
  password: accessChangeTexts.onlyAdministrator,
})

async function saveRefunds(user: ReturnType<typeof openAccessControl>) {
  await user.click(await screen.findByRole('checkbox', { name: rightText('REFUNDS.read') }))
  await user.click(screen.getByRole('button', { name: roleTexts.reviewAndSave }))
  const dialog = within(await screen.findByRole('dialog', { name: roleTexts.savePermissionsFor('CSR') }))
  await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
}

async function confirmWith(user: ReturnType<typeof openAccessControl>, password: string) {
  const dialog = within(await screen.findByRole('dialog', { name: commonTexts.passwordTitle }))
  expect(dialog.getByText(accessChangeTexts.onlyAdministrator)).toBeInTheDocument()
  await user.type(dialog.getByLabelText(commonTexts.password), password)
  await user.click(dialog.getByRole('button', { name: commonTexts.confirm }))
  return dialog
}

describe('a change of rights that requires approval', () => {
  it('is shown as waiting instead of saved, next to the rights that are still in effect', async () => {
    const user = openAccessControl()
    const waiting = { ...ofRole, is_own: true, can_decide: false }
    mockCall(updateRolePermissions, () => {
      mockCall(listAccessChanges, [waiting])
      return { ...inEffect, waiting }
    })
    await saveRefunds(user)
    const panel = await waitingPanel()
    expect(panel.getByText(subject)).toBeVisible()
    expect(screen.queryByText('Settings updated successfully!')).not.toBeInTheDocument()
    expect(await screen.findByRole('checkbox', { name: rightText('REFUNDS.read') })).not.toBeChecked()
    expect(screen.queryByRole('region', { name: roleTexts.unsavedChanges })).not.toBeInTheDocument()
  })

  it('is confirmed by the only administrator with their password', async () => {
    const user = openAccessControl()
    mockCall(updateRolePermissions, passwordNeeded)
    await saveRefunds(user)
    mockCall(
      updateRolePermissions,
      errorAnswer('invalid_input', accessChangeTexts.wrongPassword, { password: accessChangeTexts.wrongPassword }),
    )
    const dialog = await confirmWith(user, 'Wrong#2025')
    expect(await dialog.findByText(accessChangeTexts.wrongPassword)).toBeInTheDocument()
    mockCall(updateRolePermissions, { ...inEffect, waiting: null })
    await user.clear(dialog.getByLabelText(commonTexts.password))
    await confirmWith(user, 'Portal#2025')
    expect(await screen.findByText('Settings updated successfully!')).toBeInTheDocument()
    expect(requestsOf(updateRolePermissions).map(({ body }) => body)).toMatchObject([
      { version: 4 },
      { version: 4, password: 'Wrong#2025' },
      { version: 4, password: 'Portal#2025' },
    ])
  })
})

describe('a change after the other administrator was removed', () => {
  it('is rejected with the first possible day, without asking for a password', async () => {
    const user = openAccessControl()
    const closed = accessChangeTexts.closedUntil('2026-03-20')
    mockCall(updateRolePermissions, errorAnswer('conflict', closed))
    await saveRefunds(user)
    expect(await screen.findByText(closed, { exact: false })).toBeInTheDocument()
    expect(screen.queryByLabelText(commonTexts.password)).toBeNull()
  })
})

describe('changes that are waiting', () => {
  it('name who requested what and when, and another administrator approves them after confirming', async () => {
    mockCall(listAccessChanges, [ofRole])
    const user = openAccessControl()
    const panel = await waitingPanel()
    const request = accessChangeTexts.requester('Imani Admin')
    expect(panel.getByText(ownText(request))).toHaveTextContent(request.replace('<date/>', '03/13/2026 10:00 AM CDT'))
    for (const text of [
      accessChangeTexts.grantedCount(2),
      rightText('REFUNDS.approve'),
      accessChangeTexts.removedCount(1),
      rightText('QUEUE.read'),
    ]) {
      expect(panel.getByText(text)).toBeVisible()
    }
    expect(panel.queryByRole('button', { name: accessChangeTexts.withdrawChange(subject) })).toBeNull()
    await user.click(panel.getByRole('button', { name: accessChangeTexts.approveChange(subject) }))
    mockCall(decideAccessChange, () => {
      mockCall(listAccessChanges, [])
      return null
    })
    const dialog = within(await screen.findByRole('dialog', { name: accessChangeTexts.approveThisChange }))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(accessChangeTexts.decidedTexts.approve)).toBeInTheDocument()
    expect(requestsOf(decideAccessChange)[0]?.body).toEqual({
      access_change_id: ofRole.access_change_id,
      decision: 'approve',
    })
    await waitFor(() => expect(screen.queryByRole('region', { name: accessChangeTexts.waiting })).toBeNull())
  })

  it('show in the dialog why an approval was rejected', async () => {
    mockCall(listAccessChanges, [ofRole])
    mockCall(decideAccessChange, errorAnswer('conflict', accessChangeTexts.stale))
    const user = openAccessControl()
    await user.click((await waitingPanel()).getByRole('button', { name: accessChangeTexts.approveChange(subject) }))
    const dialog = within(await screen.findByRole('dialog', { name: accessChangeTexts.approveThisChange }))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await dialog.findByText(accessChangeTexts.stale)).toBeInTheDocument()
  })

  it('can be withdrawn but not approved by the person who requested them', async () => {
    mockCall(listAccessChanges, [{ ...ofRole, is_own: true, can_decide: false }])
    mockCall(decideAccessChange, null)
    const user = openAccessControl()
    const panel = await waitingPanel()
    expect(panel.queryByRole('button', { name: accessChangeTexts.approveChange(subject) })).toBeNull()
    expect(panel.queryByRole('button', { name: accessChangeTexts.declineChange(subject) })).toBeNull()
    await user.click(panel.getByRole('button', { name: accessChangeTexts.withdrawChange(subject) }))
    const dialog = within(await screen.findByRole('dialog', { name: accessChangeTexts.withdrawThisChange }))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(accessChangeTexts.decidedTexts.withdraw)).toBeInTheDocument()
    expect(requestsOf(decideAccessChange)[0]?.body).toMatchObject({ decision: 'withdraw' })
  })

  it('cannot be approved if they were made with an earlier version of the portal', async () => {
    mockCall(listAccessChanges, [{ ...ofRole, subject: { kind: 'outdated' }, granted: [], withdrawn: [] }])
    openAccessControl()
    const panel = await waitingPanel()
    const outdated = accessChangeTexts.subjectText({ kind: 'outdated' })
    expect(panel.getByText(outdated)).toBeVisible()
    expect(panel.queryByRole('button', { name: accessChangeTexts.approveChange(outdated) })).toBeNull()
    expect(panel.getByRole('button', { name: accessChangeTexts.declineChange(outdated) })).toBeVisible()
  })

  it('are shown in the list of internal users if they concern a colleague', async () => {
    mockCall(listAccessChanges, [ofRole, ofColleague])
    openInternalUsers()
    const panel = await waitingPanel()
    expect(panel.getByText(accessChangeTexts.subjectText(ofColleague.subject))).toBeVisible()
    expect(panel.queryByText(subject)).toBeNull()
  })
})

describe('a change of a colleague’s role that requires approval', () => {
  it('is shown as waiting, and the list keeps the current role', async () => {
    mockCall(listAccessChanges, [])
    const user = openInternalUsers()
    await user.click(await screen.findByRole('button', { name: internalUserTexts.changeRoleFor('Percy Clerk') }))
    const dialog = within(await screen.findByRole('dialog', { name: internalUserTexts.roleFor('Percy Clerk') }))
    await user.click(await dialog.findByRole('combobox', { name: commonTexts.role }))
    await user.click(await screen.findByTitle('Lead'))
    mockCall(changeInternalRole, () => {
      mockCall(listAccessChanges, [ofColleague])
      return { ...percy, waiting: ofColleague }
    })
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect((await waitingPanel()).getByText(accessChangeTexts.subjectText(ofColleague.subject))).toBeVisible()
    expect(screen.queryByText(internalUserTexts.roleChanged)).not.toBeInTheDocument()
    const row = within(screen.getByRole('row', { name: /Percy Clerk/ }))
    expect(row.getByText('CSR')).toBeVisible()
  })
})

describe('an invitation that requires confirmation', () => {
  it('asks the only administrator for their password and is sent with it', async () => {
    const user = openInternalUsers()
    await user.click(await screen.findByRole('button', { name: internalUserTexts.inviteAColleague }))
    const dialog = within(await screen.findByRole('dialog', { name: internalUserTexts.inviteAColleague }))
    await user.type(dialog.getByLabelText(commonTexts.firstName), 'Jo')
    await user.type(dialog.getByLabelText(commonTexts.lastName), 'Desk')
    await user.type(dialog.getByLabelText(commonTexts.email), 'jo@example.com')
    await user.click(dialog.getByRole('combobox', { name: commonTexts.role }))
    await user.click(await screen.findByTitle('Lead'))
    mockCall(inviteInternalUser, passwordNeeded)
    await user.click(dialog.getByRole('button', { name: internalUserTexts.sendInvitation }))
    await screen.findByRole('dialog', { name: commonTexts.passwordTitle })
    mockCall(inviteInternalUser, { user: { ...percy, status: 'invited' }, waiting: null })
    await confirmWith(user, 'Portal#2025')
    expect(await screen.findByText(commonTexts.invitationSent)).toBeInTheDocument()
    expect(requestsOf(inviteInternalUser)[1]?.body).toMatchObject({ email: 'jo@example.com', password: 'Portal#2025' })
  })
})
