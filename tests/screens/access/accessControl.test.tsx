import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  getRolePermissions,
  type ListedRole,
  listRoleMembers,
  listRoles,
  updateRolePermissions,
} from '#shared/contract/access/roles'
import * as roleTexts from '#shared/texts/access/roles'
import * as commonTexts from '#shared/texts/common'
import { administrators, csr, owner, permission, queueReader, rightsOf, staff } from '../../support/answers/roleAnswers'
import { allRights, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

function open(role = csr, others: ListedRole[] = [owner], has = queueReader) {
  mockCall(listRoles, [role, ...others])
  mockCall(getRolePermissions, rightsOf(role, has))
  mockCall(listRoleMembers, { members: [], total_count: 0 })
  return renderScreen('/admin/settings', { as: staff })
}

const box = (name: string) => screen.findByRole('checkbox', { name })

describe('access control', () => {
  it('shows what a role allows and how many people have it', async () => {
    open()
    expect(await box('Message queue: Read')).toBeChecked()
    expect(await box('Message queue: Write')).not.toBeChecked()
    expect(screen.getByText('2 people have this role')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: 'Message queue: Approve' })).not.toBeInTheDocument()
  })

  it('names everyone who has the role', async () => {
    open()
    mockCall(listRoleMembers, {
      members: [
        { user_id: 'user-1', name: 'Percy Lambourne', email: 'percy@example.com' },
        { user_id: 'user-2', name: 'Imani Penhallow', email: 'imani@example.com' },
      ],
      total_count: 2,
    })
    const panel = within(await screen.findByRole('region', { name: roleTexts.whoHasTheRole('CSR') }))
    expect(await panel.findByText('Percy Lambourne')).toBeVisible()
    expect(panel.getByText('imani@example.com')).toBeVisible()
    expect(requestsOf(listRoleMembers)[0]?.query).toMatchObject({ user_role_id: csr.user_role_id, page_number: 1 })
  })

  it('selects the first role that has members', async () => {
    const empty = { ...csr, user_role_id: '33333333-3333-4333-8333-333333333333', name: 'Auditor', member_count: 0 }
    mockCall(getRolePermissions, rightsOf(csr))
    mockCall(listRoleMembers, { members: [], total_count: 0 })
    mockCall(listRoles, [empty, csr, owner])
    renderScreen('/admin/settings', { as: staff })
    expect(await screen.findByRole('region', { name: roleTexts.whoHasTheRole('CSR') })).toBeVisible()
  })

  it('selects the person’s own role first if they have one of the roles', async () => {
    mockCall(getRolePermissions, rightsOf(owner))
    mockCall(listRoleMembers, { members: [], total_count: 0 })
    mockCall(listRoles, [csr, { ...owner, is_own: true }])
    renderScreen('/admin/settings', { as: staff })
    expect(await screen.findByRole('region', { name: roleTexts.whoHasTheRole('Customer owner') })).toBeVisible()
  })

  it('shows what will be granted and withdrawn before it saves just that', async () => {
    const user = open()
    await user.click(await box('Message queue: Read'))
    await user.click(await box('Credit adjustments: Approve'))
    expect(await box('Credit adjustments: Read')).toBeChecked()
    expect(screen.getByText(roleTexts.unsavedCount(3))).toBeVisible()
    await user.click(screen.getByRole('button', { name: roleTexts.reviewAndSave }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.savePermissionsFor('CSR') }))
    const listed = (name: string) =>
      within(dialog.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(listed('Granted')).toEqual(['Credit adjustments: Read', 'Credit adjustments: Approve'])
    expect(listed('Removed')).toEqual(['Message queue: Read'])
    const saved = rightsOf({ ...csr, version: 5 }, [permission('CREDITS', { read: true, approve: true })])
    mockCall(updateRolePermissions, { ...saved, waiting: null })
    mockCall(getRolePermissions, saved)
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await screen.findByText(roleTexts.updated)).toBeVisible()
    expect(requestsOf(updateRolePermissions)[0]?.body).toEqual({
      user_role_id: csr.user_role_id,
      version: 4,
      permissions: [permission('CREDITS', { read: true, approve: true }), permission('QUEUE')],
    })
    await waitFor(() => expect(screen.queryByText(/unsaved/i)).not.toBeInTheDocument())
  })

  it('says that someone else changed the role, and keeps the person’s own changes', async () => {
    const user = open()
    await user.click(await box('Message queue: Write'))
    await user.click(await box('Credit adjustments: Read'))
    await user.click(screen.getByRole('button', { name: roleTexts.reviewAndSave }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.savePermissionsFor('CSR') }))
    mockCall(updateRolePermissions, errorAnswer('conflict', roleTexts.changedMeanwhile))
    mockCall(getRolePermissions, rightsOf({ ...csr, version: 5 }, [permission('QUEUE', { read: true, write: true })]))
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(
      await dialog.findByText(new RegExp(`${roleTexts.updateFailed}.*${roleTexts.changedMeanwhile}`)),
    ).toBeInTheDocument()
    expect(await screen.findByText(roleTexts.unsavedCount(1))).toBeInTheDocument()
    const theirs = within(dialog.getByRole('region', { name: roleTexts.grantedBySomeoneElse }))
    expect(theirs.getByText('Message queue: Write')).toBeInTheDocument()
    const ours = within(dialog.getByRole('region', { name: roleTexts.granted }))
    expect(ours.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Credit adjustments: Read'])
    await user.click(await dialog.findByRole('button', { name: /Save$/ }))
    await waitFor(() => expect(requestsOf(updateRolePermissions)).toHaveLength(2))
    expect(requestsOf(updateRolePermissions)[1]?.body).toEqual({
      user_role_id: csr.user_role_id,
      version: 5,
      permissions: [permission('CREDITS', { read: true })],
    })
  })

  it.each([
    {
      name: 'take effect right away',
      right: 'Message queue: Write',
      effect: 'The changes take effect right away for 2 people with this role.',
    },
    {
      name: 'wait for another administrator because it grants a guarded right',
      right: 'Refunds: Approve',
      effect: 'Another administrator has to approve the changes. Until then, nothing changes.',
    },
    {
      name: 'wait for another administrator because it grants the person’s own role something',
      role: { ...csr, is_own: true },
      right: 'Message queue: Write',
      effect: 'Another administrator has to approve the changes. Until then, nothing changes.',
    },
    {
      name: 'need the password of the only administrator',
      others: [{ ...administrators, member_count: 1 }],
      right: 'Refunds: Approve',
      effect:
        'You’re the only administrator, so you’ll be asked for your password. Then the changes take effect right away for 2 people with this role.',
    },
    {
      name: 'remove the only other administrator',
      role: { ...csr, member_count: 1, is_administrator: true },
      others: [{ ...administrators, member_count: 1 }],
      has: [permission('ACCESSCONTROL', { read: true, write: true })],
      right: 'Access control: Write',
      effect:
        'This removes the only other administrator. It takes effect right away, you both get an email, and for 7 days you can’t make changes that need a second administrator.',
    },
  ])('warns before saving that the changes $name', async ({ role = csr, others, has, right, effect }) => {
    const user = open(role, others ?? [administrators], has)
    await user.click(await box(right))
    await user.click(screen.getByRole('button', { name: roleTexts.reviewAndSave }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.savePermissionsFor(role.name) }))
    expect(dialog.getByText(effect)).toBeInTheDocument()
  })

  it('counts the administrators again before it says what will happen', async () => {
    const user = open(csr, [administrators])
    await user.click(await box('Refunds: Approve'))
    mockCall(listRoles, [csr, { ...administrators, member_count: 1 }])
    await user.click(screen.getByRole('button', { name: roleTexts.reviewAndSave }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.savePermissionsFor('CSR') }))
    expect(await dialog.findByText(/^You’re the only administrator/)).toBeInTheDocument()
  })

  it('shows no warning if a colleague has already saved the same changes', async () => {
    const user = open()
    await user.click(await box('Message queue: Write'))
    await user.click(screen.getByRole('button', { name: roleTexts.reviewAndSave }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.savePermissionsFor('CSR') }))
    mockCall(updateRolePermissions, errorAnswer('conflict', roleTexts.changedMeanwhile))
    mockCall(getRolePermissions, rightsOf({ ...csr, version: 5 }, [permission('QUEUE', { read: true, write: true })]))
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await dialog.findByText(/There’s nothing left to save/)).toBeInTheDocument()
    expect(dialog.queryByText(/take effect/)).not.toBeInTheDocument()
    await user.click(await dialog.findByRole('button', { name: /Save$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByText(roleTexts.updated)).not.toBeInTheDocument()
    expect(requestsOf(updateRolePermissions)).toHaveLength(1)
  })

  it('finds features by their words', async () => {
    const user = open()
    await user.type(await screen.findByLabelText(roleTexts.findAFeature, { selector: 'input' }), 'queue')
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Audit log: Read' })).not.toBeInTheDocument())
    expect(await box('Message queue: Read')).toBeChecked()
  })

  it('shows the menu as the role would have it, with what is not saved', async () => {
    const user = open()
    await user.click(await box('Credit adjustments: Read'))
    await user.click(screen.getByRole('button', { name: roleTexts.previewAsRole }))
    const menu = within(await screen.findByRole('dialog', { name: roleTexts.theMenuOf('CSR') }))
    const entry = (label: string) =>
      menu.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(label))
    expect(entry('Message Queue')).toHaveTextContent(/^Message Queue$/)
    expect(entry('Credit Adjustments')).toHaveTextContent(/^Credit Adjustments$/)
    expect(entry('Account Deposits')).toHaveTextContent(roleTexts.notOpenable)
    expect(entry('Billing Statements')).toBeUndefined()
  })

  it('grants a right in all features of a section at once', async () => {
    const user = open()
    await user.click(await box('Read all: Staff tools'))
    expect(await box('Audit log: Read')).toBeChecked()
    expect(await box('Messages: Read')).not.toBeChecked()
  })

  it('keeps what is not saved through a reload, until it is discarded', async () => {
    const user = open()
    await user.click(await box('Audit log: Read'))
    expect(sessionStorage.getItem(`draft:${staff.user_id}:rights:${csr.user_role_id}`)).toContain('+AUDIT.read')
    await user.click(screen.getByRole('button', { name: commonTexts.discard }))
    expect(await box('Audit log: Read')).not.toBeChecked()
  })

  it('can be read but not changed with the read right alone', async () => {
    mockCall(listRoles, [csr])
    mockCall(getRolePermissions, rightsOf(csr, queueReader))
    const rights = allRights.map((right) => (right.name === 'ACCESSCONTROL' ? { ...right, write: false } : right))
    renderScreen('/admin/settings', { as: staff, rights })
    expect(await box('Message queue: Read')).toBeDisabled()
    expect(screen.queryByRole('button', { name: roleTexts.copy })).not.toBeInTheDocument()
  })

  it('names the missing right to a person who may not see it', async () => {
    const rights = allRights.filter(({ name }) => name !== 'ACCESSCONTROL')
    renderScreen('/admin/settings', { as: staff, rights })
    expect(await screen.findByText(/You need the “Access control: Read” permission/)).toBeVisible()
  })
})
