/** Select lists react to typed letters, as native ones do. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { listAuditRecords } from '#shared/contract/access/audit'
import * as auditTexts from '#shared/texts/access/audit'
import { aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember()

/** Simulates a device with a mouse and a keyboard. */
function simulateDesktop(): void {
  const usual = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(usual(query), { matches: query === '(pointer: fine)' }),
  )
}

beforeEach(() => {
  mockCall(listAuditRecords, { records: [], next: null })
})

it('typed letters select the entry that starts with them', async () => {
  simulateDesktop()
  const user = renderScreen('/admin/audit', { as: imani })
  const about = await screen.findByRole('combobox', { name: auditTexts.eventType })
  about.focus()
  // "User profiles" contains the letters and comes first in the list. Enter selects the highlighted option.
  await user.keyboard('pro')
  const first = document.getElementById(about.getAttribute('aria-activedescendant') ?? '')
  expect(first).toHaveAttribute('aria-label', 'Properties')
})

it('letters without a match keep the selection', async () => {
  simulateDesktop()
  const user = renderScreen('/admin/audit?about=role', { as: imani })
  const about = await screen.findByRole('combobox', { name: auditTexts.eventType })
  about.focus()
  await user.keyboard('qqq{Enter}')
  await user.tab()
  expect(await screen.findByText('Roles')).toBeInTheDocument()
  expect(requestsOf(listAuditRecords).every(({ query }) => query['action'] === 'role')).toBe(true)
})

it('a tap opens no on-screen keyboard over the list', async () => {
  renderScreen('/admin/audit', { as: imani })
  expect(await screen.findByRole('combobox', { name: auditTexts.eventType })).toHaveAttribute('readonly')
})
