import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type AuditRecord, listAuditRecords } from '#shared/contract/access/audit'
import * as auditTexts from '#shared/texts/access/audit'
import * as auditActionTexts from '#shared/texts/access/auditActions'
import { featureLabels } from '#shared/texts/access/roles'
import * as creditTexts from '#shared/texts/billing/credits'
import * as commonTexts from '#shared/texts/common'
import { aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const staff = aStaffMember()

const aRecord: AuditRecord = {
  record_id: '11111111-1111-4111-8111-111111111111',
  at: '2026-03-10T15:04:00.000Z',
  user_name: 'Ines Park',
  user_email: 'ines@example.com',
  action: 'role.changed',
  crm_customer_number: null,
  address: '198.51.100.7',
  details: { role: 'CSR', granted: 'QUEUE.write ANNOUNCEMENTS.read', withdrawn: '' },
  names_by_id: {},
}
const mark = '1773155040000000_11111111-1111-4111-8111-111111111111'

describe('the audit log', () => {
  it('describes each record in words', async () => {
    mockCall(listAuditRecords, { records: [aRecord], next: null })
    renderScreen('/admin/audit', { as: staff })
    expect(await screen.findByText(auditActionTexts.actionLabels['role.changed'])).toBeVisible()
    expect(screen.getByText('Ines Park (ines@example.com)')).toBeVisible()
    expect(screen.getByText('03/10/2026 10:04 AM CDT')).toBeVisible()
    expect(
      screen.getByText(`role: CSR · granted: ${featureLabels.QUEUE}: write, ${featureLabels.ANNOUNCEMENTS}: read`),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: commonTexts.older })).toBeDisabled()
  })

  it('tells the portal’s own actions from those of visitors', async () => {
    const systemRecord = { ...aRecord, user_name: '', user_email: '' }
    const records = [
      { ...systemRecord, action: 'refund.stale', address: 'refunds' },
      { ...systemRecord, record_id: '22222222-2222-4222-8222-222222222222', action: 'session.refused' },
    ]
    mockCall(listAuditRecords, { records, next: null })
    renderScreen('/admin/audit', { as: staff })
    const [, ofPortal, ofVisitor] = await screen.findAllByRole('row')
    expect(ofPortal).toHaveTextContent(auditTexts.portalItself('refunds'))
    // The name of the job is no IP address.
    expect(
      within(ofPortal ?? document.body)
        .getAllByRole('cell')
        .at(-1),
    ).toHaveTextContent('')
    expect(within(ofPortal ?? document.body).getAllByText(/refunds/)).toHaveLength(1)
    expect(ofVisitor).toHaveTextContent(auditTexts.notSignedIn)
  })

  it('names one kind of event that a link selects', async () => {
    mockCall(listAuditRecords, { records: [aRecord], next: null })
    renderScreen('/admin/audit?about=role.changed', { as: staff })
    await screen.findByRole('row', { name: /Role changed/ })
    expect(screen.getAllByText(auditActionTexts.actionLabels['role.changed']).length).toBeGreaterThan(1)
  })

  it('scrolls as a region for the keyboard when it is wider than its place', async () => {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700)
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(private readonly update: () => void) {}
        observe() {
          this.update()
        }
        disconnect() {}
      },
    )
    mockCall(listAuditRecords, { records: [aRecord], next: null })
    renderScreen('/admin/audit', { as: staff })
    expect(await screen.findByRole('region', { name: auditTexts.eventsNewestFirst })).toHaveAttribute('tabindex', '0')
    vi.unstubAllGlobals()
  })

  it('shows names instead of ids if they are known, and omits meaningless ids', async () => {
    const to = '22222222-2222-4222-8222-222222222222'
    const details = { case: 'C-2026-000001', to, note: '33333333-3333-4333-8333-333333333333', isUrgent: true }
    const records = [{ ...aRecord, action: 'message.assigned', details, names_by_id: { [to]: 'Percy Lambourne' } }]
    mockCall(listAuditRecords, { records, next: null })
    renderScreen('/admin/audit', { as: staff })
    expect(
      await screen.findByText('request or message: C-2026-000001 · to: Percy Lambourne · is urgent: yes'),
    ).toBeVisible()
  })

  it('formats amounts, reasons and sizes for readers', async () => {
    const recorded: Pick<AuditRecord, 'action' | 'details'>[] = [
      { action: 'credit.issued', details: { amount: 2400, reason: '102' } },
      { action: 'refund.declined', details: { refund_method: 'check', reason: '102' } },
      { action: 'document.published', details: { bytes: 2048 } },
    ]
    const records = recorded.map((record, index) => ({
      ...aRecord,
      ...record,
      record_id: `${index}${aRecord.record_id.slice(1)}`,
    }))
    mockCall(listAuditRecords, { records, next: null })
    renderScreen('/admin/audit', { as: staff })
    expect(await screen.findByText(`amount: $24.00 · reason: ${creditTexts.reasonLabels['102']}`)).toBeVisible()
    expect(screen.getByText('method: Check · reason: 102')).toBeVisible()
    expect(screen.getByText('size: 2.00 KB')).toBeVisible()
  })

  it('labels each value on a phone, which shows no column headings, and omits missing values', async () => {
    mockCall(listAuditRecords, { records: [{ ...aRecord, details: {} }], next: null })
    renderScreen('/admin/audit', { as: staff })
    await screen.findByText(auditActionTexts.actionLabels['role.changed'])
    const cells = screen.getAllByRole('cell')
    expect(cells.map((cell) => cell.dataset['name'])).toEqual([
      commonTexts.time,
      auditTexts.user,
      auditTexts.event,
      commonTexts.customer,
      commonTexts.details,
      auditTexts.ipAddress,
    ])
    // An empty detail has no label.
    expect(cells[4]).toBeEmptyDOMElement()
  })

  it('pages to older records and back, and returns to the first page with another filter', async () => {
    mockCall(listAuditRecords, { records: [aRecord], next: mark })
    const user = renderScreen('/admin/audit', { as: staff })
    await user.click(await screen.findByRole('button', { name: commonTexts.older }))
    await waitFor(() => expect(requestsOf(listAuditRecords).at(-1)?.query).toMatchObject({ after: mark }))
    await user.type(screen.getByLabelText(auditTexts.customerNumber), 'CU-1')
    await waitFor(() =>
      expect(requestsOf(listAuditRecords).at(-1)?.query).toEqual({
        views: 'no',
        crm_customer_number: 'CU-1',
        page_size: 20,
      }),
    )
  })

  it('shows at the field that the days are in the wrong order or that a day is invalid', async () => {
    mockCall(listAuditRecords, { records: [], next: null })
    const user = renderScreen('/admin/audit?from=2026-03-10&to=2026-03-01', { as: staff })
    expect(await screen.findByText(auditTexts.toBeforeFrom)).toBeVisible()
    expect(screen.getByLabelText(auditTexts.to)).toHaveAccessibleDescription(auditTexts.toBeforeFrom)
    const from = screen.getByLabelText(auditTexts.from)
    await user.clear(from)
    await user.type(from, '13-45-2026')
    await user.tab()
    expect(await screen.findByText(commonTexts.invalidDateText('13-45-2026', 'MM-DD-YYYY'))).toBeVisible()
    expect(screen.queryByText(auditTexts.toBeforeFrom)).not.toBeInTheDocument()
  })

  it('says when nothing matches', async () => {
    mockCall(listAuditRecords, { records: [], next: null })
    renderScreen('/admin/audit?who=nobody@example.com', { as: staff })
    expect(await screen.findByText(auditTexts.noMatchTitle)).toBeVisible()
  })

  it('lists changes first, and access records only on request', async () => {
    mockCall(listAuditRecords, { records: [aRecord], next: null })
    const user = renderScreen('/admin/audit', { as: staff })
    await screen.findByText(auditActionTexts.actionLabels['role.changed'])
    expect(requestsOf(listAuditRecords).at(-1)?.query).toEqual({ views: 'no', page_size: 20 })
    await user.click(screen.getByLabelText(auditTexts.eventType))
    await user.click(await screen.findByTitle(auditTexts.allEvents))
    await waitFor(() => expect(requestsOf(listAuditRecords).at(-1)?.query).toEqual({ page_size: 20 }))
  })
})
