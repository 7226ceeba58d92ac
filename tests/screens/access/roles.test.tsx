import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Right } from '#shared/access/access'
import { missingRight, rightText } from '#shared/access/rightText'
import {
  getRolePermissions,
  type ListedRole,
  listRoleMembers,
  listRoles,
  type Permission,
  updateRolePermissions,
} from '#shared/contract/access/roles'
import * as accessChangeTexts from '#shared/texts/access/accessChanges'
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

interface Warning {
  name: string
  right: Right
  effect: string
  role?: ListedRole
  others?: ListedRole[]
  has?: Permission[]
}

const box = (right: Right) => screen.findByRole('checkbox', { name: rightText(right) })

describe('access control', () => {
  it('shows what a role allows and how many people have it', async () => {
    open()
    expect(await box('QUEUE.read')).toBeChecked()
    expect(await box('QUEUE.write')).not.toBeChecked()
    expect(screen.getByText(roleTexts.memberCount(2))).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: rightText('QUEUE.approve') })).not.toBeInTheDocument()
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
    const panel = within(await screen.findByRole('region', { name: roleTexts.membersTitle('CSR') }))
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
    expect(await screen.findByRole('region', { name: roleTexts.membersTitle('CSR') })).toBeVisible()
  })

  it('selects the person’s own role first if they have one of the roles', async () => {
    mockCall(getRolePermissions, rightsOf(owner))
    mockCall(listRoleMembers, { members: [], total_count: 0 })
    mockCall(listRoles, [csr, { ...owner, is_own: true }])
    renderScreen('/admin/settings', { as: staff })
    expect(await screen.findByRole('region', { name: roleTexts.membersTitle('Customer owner') })).toBeVisible()
  })

  it('shows what will be granted and withdrawn before it saves just that', async () => {
    const user = open()
    await user.click(await box('QUEUE.read'))
    await user.click(await box('CREDITS.approve'))
    expect(await box('CREDITS.read')).toBeChecked()
    expect(screen.getByText(roleTexts.unsavedCount(3))).toBeVisible()
    await user.click(screen.getByRole('button', { name: roleTexts.reviewAndSave }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.savePermissionsFor('CSR') }))
    const listed = (name: string) =>
      within(dialog.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(listed(roleTexts.granted)).toEqual([rightText('CREDITS.read'), rightText('CREDITS.approve')])
    expect(listed(roleTexts.removed)).toEqual([rightText('QUEUE.read')])
    const saved = rightsOf({ ...csr, version: 5 }, [permission('CREDITS', { read: true, approve: true })])
    mockCall(updateRolePermissions, { ...saved, waiting: null })
    mockCall(getRolePermissions, saved)
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText('Settings updated successfully!')).toBeVisible()
    expect(requestsOf(updateRolePermissions)[0]?.body).toEqual({
      user_role_id: csr.user_role_id,
      version: 4,
      permissions: [permission('CREDITS', { read: true, approve: true }), permission('QUEUE')],
    })
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: roleTexts.unsavedChanges })).not.toBeInTheDocument(),
    )
  })

  it('says that someone else changed the role, and keeps the person’s own changes', async () => {
    const user = open()
    await user.click(await box('QUEUE.write'))
    await user.click(await box('CREDITS.read'))
    await user.click(screen.getByRole('button', { name: roleTexts.reviewAndSave }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.savePermissionsFor('CSR') }))
    mockCall(updateRolePermissions, errorAnswer('conflict', roleTexts.editConflict))
    mockCall(getRolePermissions, rightsOf({ ...csr, version: 5 }, [permission('QUEUE', { read: true, write: true })]))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await dialog.findByText(roleTexts.updateFailedBecause(roleTexts.editConflict))).toBeInTheDocument()
    expect(await screen.findByText(roleTexts.unsavedCount(1))).toBeInTheDocument()
    const theirs = within(dialog.getByRole('region', { name: roleTexts.grantedByOther }))
    expect(theirs.getByText(rightText('QUEUE.write'))).toBeInTheDocument()
    const ours = within(dialog.getByRole('region', { name: roleTexts.granted }))
    expect(ours.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([rightText('CREDITS.read')])
    await user.click(await dialog.findByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(updateRolePermissions)).toHaveLength(2))
    expect(requestsOf(updateRolePermissions)[1]?.body).toEqual({
      user_role_id: csr.user_role_id,
      version: 5,
      permissions: [permission('CREDITS', { read: true })],
    })
  })

  it.each<Warning>([
    {
      name: 'take effect right away',
      right: 'QUEUE.write',
      effect: accessChangeTexts.effectNotices.now(2),
    },
    {
      name: 'wait for another administrator because it grants a guarded right',
      right: 'REFUNDS.approve',
      effect: accessChangeTexts.effectNotices.approval(2),
    },
    {
      name: 'wait for another administrator because it grants the person’s own role something',
      role: { ...csr, is_own: true },
      right: 'QUEUE.write',
      effect: accessChangeTexts.effectNotices.approval(2),
    },
    {
      name: 'need the password of the only administrator',
      others: [{ ...administrators, member_count: 1 }],
      right: 'REFUNDS.approve',
      effect: accessChangeTexts.effectNotices.password(2),
    },
    {
      name: 'remove the only other administrator',
      role: { ...csr, member_count: 1, is_administrator: true },
      others: [{ ...administrators, member_count: 1 }],
      has: [permission('ACCESSCONTROL', { read: true, write: true })],
      right: 'ACCESSCONTROL.write',
      effect: accessChangeTexts.effectNotices.announced(1),
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
    await user.click(await box('REFUNDS.approve'))
    mockCall(listRoles, [csr, { ...administrators, member_count: 1 }])
    await user.click(screen.getByRole('button', { name: roleTexts.reviewAndSave }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.savePermissionsFor('CSR') }))
    expect(await dialog.findByText(accessChangeTexts.effectNotices.password(2))).toBeInTheDocument()
  })

  it('shows no warning if a colleague has already saved the same changes', async () => {
    const user = open()
    await user.click(await box('QUEUE.write'))
    await user.click(screen.getByRole('button', { name: roleTexts.reviewAndSave }))
    const dialog = within(await screen.findByRole('dialog', { name: roleTexts.savePermissionsFor('CSR') }))
    mockCall(updateRolePermissions, errorAnswer('conflict', roleTexts.editConflict))
    mockCall(getRolePermissions, rightsOf({ ...csr, version: 5 }, [permission('QUEUE', { read: true, write: true })]))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await dialog.findByText(roleTexts.noChangesLeft)).toBeInTheDocument()
    expect(dialog.queryByText(accessChangeTexts.effectNotices.now(2))).not.toBeInTheDocument()
    await user.click(await dialog.findByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.queryByText('Settings updated successfully!')).not.toBeInTheDocument()
    expect(requestsOf(updateRolePermissions)).toHaveLength(1)
  })

  it('finds features by their words', async () => {
    const user = open()
    await user.type(await screen.findByLabelText(roleTexts.findAFeature, { selector: 'input' }), 'queue')
    await waitFor(() =>
      expect(screen.queryByRole('checkbox', { name: rightText('AUDIT.read') })).not.toBeInTheDocument(),
    )
    expect(await box('QUEUE.read')).toBeChecked()
  })

  it('shows the menu as the role would have it, with what is not saved', async () => {
    const user = open()
    await user.click(await box('CREDITS.read'))
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
    await user.click(
      await screen.findByRole('checkbox', { name: roleTexts.all(roleTexts.verbLabels.read, roleTexts.staffTools) }),
    )
    expect(await box('AUDIT.read')).toBeChecked()
    expect(await box('MESSAGEBOX.read')).not.toBeChecked()
  })

  it('keeps what is not saved through a reload, until it is discarded', async () => {
    const user = open()
    await user.click(await box('AUDIT.read'))
    expect(sessionStorage.getItem(`draft:${staff.user_id}:rights:${csr.user_role_id}`)).toContain('+AUDIT.read')
    await user.click(screen.getByRole('button', { name: commonTexts.discard }))
    expect(await box('AUDIT.read')).not.toBeChecked()
  })

  it('can be read but not changed with the read right alone', async () => {
    mockCall(listRoles, [csr])
    mockCall(getRolePermissions, rightsOf(csr, queueReader))
    mockCall(listRoleMembers, { members: [], total_count: 0 })
    const rights = allRights.map((right) => (right.name === 'ACCESSCONTROL' ? { ...right, write: false } : right))
    renderScreen('/admin/settings', { as: staff, rights })
    expect(await box('QUEUE.read')).toBeDisabled()
    expect(screen.queryByRole('button', { name: roleTexts.copy })).not.toBeInTheDocument()
  })

  it('names the missing right to a person who may not see it', async () => {
    const rights = allRights.filter(({ name }) => name !== 'ACCESSCONTROL')
    renderScreen('/admin/settings', { as: staff, rights })
    expect(await screen.findByText(missingRight('ACCESSCONTROL.read'))).toBeVisible()
  })
})
