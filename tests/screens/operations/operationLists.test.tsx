import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCommunities } from '#shared/contract/customers/communities'
import { getCustomerOverview, listRecentCustomers } from '#shared/contract/customers/customers'
import {
  exportAllPayments,
  type ListedPayment,
  type ListedRequest,
  listAllPayments,
  listAllRequests,
  listAllScheduled,
  listErrors,
} from '#shared/contract/operations/operationLists'
import * as commonTexts from '#shared/texts/common'
import * as frameTexts from '#shared/texts/frame'
import * as operationListTexts from '#shared/texts/operations/operationLists'
import * as summaryTexts from '#shared/texts/operations/summary'
import * as paymentTexts from '#shared/texts/payments/payments'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()
const as_of = '2026-03-13T15:00:00.000Z'

const aPayment: ListedPayment = {
  payment_id: '11111111-1111-4111-8111-111111111111',
  created_at: '2026-03-13T14:00:00.000Z',
  confirmation_number: 'QP-1111-1111',
  account_no: 'BA-1',
  crm_customer_number: 'CU-00000007',
  name: 'Maya Fields',
  community: 'Orchard Row',
  amount: 48_50,
  status: 'declined',
  reason: 'Insufficient funds',
  channel: 'autopay',
}
const aRequest: ListedRequest = {
  case_id: '22222222-2222-4222-8222-222222222222',
  case_no: 'C-2026-000001',
  created_at: '2026-03-01T14:00:00.000Z',
  category: 'gasMeter',
  title: 'Meter is loud',
  status: 'received',
  crm_customer_number: 'CU-00000007',
  name: 'Maya Fields',
  community: '',
  promised_by: '2026-03-02T14:00:00.000Z',
  is_overdue: true,
}
const mark = '1773414000000000_11111111-1111-4111-8111-111111111111'

const ofOne = { total_count: 1, is_exact: true, figure: 1 }
const ofNone = { total_count: 0, is_exact: true, figure: 0 }

beforeEach(() => {
  mockCall(listRecentCustomers, [])
  mockCall(listCommunities, { communities: [], total_count: 0, states: [] })
  mockCall(listAllPayments, { as_of, rows: [aPayment], next: null, ...ofOne })
})

const open = (address: string, rights = allRights) => renderScreen(address, { as: imani, rights })

describe('the lists behind the summary', () => {
  it('show the customer and the outcome of a payment', async () => {
    open('/home/lists?list=payments')
    const table = within(
      await screen.findByRole('table', {
        name: operationListTexts.newestFirst(operationListTexts.listTitles.payments),
      }),
    )
    expect(table.getByText('QP-1111-1111')).toBeVisible()
    expect(table.getByRole('link', { name: 'CU-00000007' })).toBeVisible()
    expect(table.getByText(paymentTexts.statusLabels.declined)).toBeVisible()
    expect(table.getByText('Insufficient funds')).toBeVisible()
    expect(table.getByText('$48.50')).toBeVisible()
  })

  it('load what the URL asks for', async () => {
    open('/home/lists?list=payments&days=1&status=failed&channel=autopay&community=Orchard+Row')
    await screen.findByText('QP-1111-1111')
    expect(requestsOf(listAllPayments)[0]?.query).toMatchObject({
      days: 1,
      status: 'failed',
      channel: 'autopay',
      community: 'Orchard Row',
    })
  })

  it('load older rows, and go back', async () => {
    mockCall(listAllPayments, { as_of, rows: [aPayment], next: mark, ...ofOne })
    const user = open('/home/lists?list=payments')
    await user.click(await screen.findByRole('button', { name: commonTexts.older }))
    await waitFor(() => expect(requestsOf(listAllPayments).at(-1)?.query).toMatchObject({ after: mark }))
    await user.click(await screen.findByRole('button', { name: commonTexts.newest }))
    await waitFor(() => expect(requestsOf(listAllPayments).at(-1)?.query).not.toHaveProperty('after'))
  })

  it('show the same count as the tile, and which rows are shown', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => ({
      ...aRequest,
      case_id: `${at}`.padStart(8, '0') + aRequest.case_id.slice(8),
    }))
    const counted = { total_count: 98, is_exact: true, figure: 98 }
    mockCall(listAllRequests, { as_of, rows, next: mark, ...counted })
    const user = open('/home/lists?list=requests&status=open')
    expect(
      await screen.findByRole('heading', {
        name: `${operationListTexts.listTitles.requests} ${operationListTexts.statusCount(operationListTexts.requestFilterLabels.open, '98', true)}`,
      }),
    ).toBeVisible()
    expect(screen.getByText('1–20 of 98')).toBeVisible()
    await user.click(screen.getByRole('button', { name: commonTexts.older }))
    expect(await screen.findByText('21–40 of 98')).toBeVisible()
    await user.click(screen.getByRole('button', { name: commonTexts.newest }))
    expect(await screen.findByText('1–20 of 98')).toBeVisible()
  })

  it('say so if more rows match than were counted, and count failures rather than rows', async () => {
    mockCall(listAllPayments, {
      as_of,
      rows: [aPayment],
      next: null,
      total_count: 100_000,
      is_exact: false,
      figure: 100_000,
    })
    open('/home/lists?list=payments&status=failed')
    expect(
      await screen.findByRole('heading', {
        name: `${operationListTexts.listTitles.payments} ${operationListTexts.statusCount(operationListTexts.paymentFilterLabels.failed, '100,000', false)}`,
      }),
    ).toBeVisible()
    expect(screen.getByText('1–1 of more than 100,000')).toBeVisible()
    cleanup()
    const error = { hour: as_of, call: 'GET /api/v1/x', count: 7, request_id: 'r-1' }
    mockCall(listErrors, { as_of, rows: [error], next: null, total_count: 1, is_exact: true, figure: 7 })
    open('/home/lists?list=errors')
    expect(
      await screen.findByRole('heading', {
        name: `${operationListTexts.listTitles.errors} ${operationListTexts.listCount('7', true)}`,
      }),
    ).toBeVisible()
  })

  it('mark late requests, and have no period where late requests count whenever they were opened', async () => {
    mockCall(listAllRequests, { as_of, rows: [aRequest], next: null, ...ofOne })
    open('/home/lists?list=requests&status=overdue')
    const table = within(await screen.findByRole('table'))
    expect(table.getByText(summaryTexts.overdue)).toBeVisible()
    expect(screen.queryByLabelText(commonTexts.period)).not.toBeInTheDocument()
    expect(screen.getByLabelText(operationListTexts.category)).toBeInTheDocument()
  })

  it('open a request with its customer from its number', async () => {
    mockCall(listAllRequests, { as_of, rows: [aRequest], next: null, ...ofOne })
    mockCall(getCustomerOverview, errorAnswer('not_found', 'Gone.'))
    const user = open('/home/lists?list=requests')
    await user.click(await screen.findByText('C-2026-000001'))
    await waitFor(() => expect(requestsOf(getCustomerOverview)[0]?.query).toEqual({ crm_customer_id: 'CU-00000007' }))
  })

  it('are below the summary in the breadcrumb and the menu', async () => {
    open('/home/lists?list=payments')
    const crumbs = within(await screen.findByRole('navigation', { name: frameTexts.breadcrumb }))
    expect(await crumbs.findByText('Operations Summary')).toHaveAttribute('href', '/home')
    const menu = within(await screen.findByRole('navigation', { name: frameTexts.mainMenu }))
    expect(menu.getByText('Operations Summary').closest('a')).toHaveClass(/current/)
  })

  it('say that no payment was scheduled, and mention filters only if there are any', async () => {
    mockCall(listAllScheduled, { as_of, rows: [], next: null, ...ofNone })
    open('/home/lists?list=scheduled')
    expect(await screen.findByText(operationListTexts.noScheduledPayments)).toBeVisible()
    cleanup()
    open('/home/lists?list=scheduled&status=failed')
    expect(await screen.findByText(operationListTexts.noMatchTitle)).toBeVisible()
  })

  it('label a payment’s number and method on phones, where there are no column headings', async () => {
    open('/home/lists?list=payments')
    const table = within(await screen.findByRole('table'))
    expect(table.getByText('QP-1111-1111').closest('td')).toHaveAttribute('data-name', operationListTexts.confirmation)
    expect(table.getByText(paymentTexts.channelLabels.autopay).closest('td')).toHaveAttribute(
      'data-name',
      operationListTexts.channel,
    )
  })

  it('say that no payment failed', async () => {
    mockCall(listErrors, { as_of, rows: [], next: null, ...ofNone })
    open('/home/lists?list=errors')
    expect(await screen.findByText(operationListTexts.noErrorsTitle)).toBeVisible()
    expect(screen.queryByLabelText(commonTexts.community)).not.toBeInTheDocument()
  })

  it('show what failed, and can be loaded again', async () => {
    mockCall(listAllPayments, () => errorAnswer('unexpected', 'No.'))
    const user = open('/home/lists?list=payments')
    const again = await screen.findByRole('button', { name: commonTexts.tryAgain })
    mockCall(listAllPayments, { as_of, rows: [aPayment], next: null, ...ofOne })
    await user.click(again)
    expect(await screen.findByText('QP-1111-1111')).toBeVisible()
  })

  it('are exported with their filters', async () => {
    mockCall(exportAllPayments, errorAnswer('unavailable', 'Not now.'))
    const user = open('/home/lists?list=payments&status=failed')
    await user.click(await screen.findByRole('button', { name: commonTexts.exportCsv }))
    await waitFor(() => expect(requestsOf(exportAllPayments)[0]?.query).toMatchObject({ status: 'failed' }))
  })

  it('offer no export without the right to export', async () => {
    open(
      '/home/lists?list=payments',
      allRights.filter(({ name }) => name !== 'EXPORT'),
    )
    await screen.findByText('QP-1111-1111')
    expect(screen.queryByRole('button', { name: commonTexts.exportCsv })).toBeNull()
  })

  it('include only those that the user may see', async () => {
    const rights = allRights.map((right) => (right.name === 'REPORTS' ? { ...right, read: false } : right))
    open('/home/lists?list=payments', rights)
    const tabs = within(await screen.findByRole('navigation', { name: operationListTexts.lists }))
    expect(tabs.getByRole('link', { name: operationListTexts.listTitles.payments })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(tabs.queryByRole('link', { name: operationListTexts.listTitles.errors })).not.toBeInTheDocument()
  })

  it('show no other list in place of one that the user may not see', async () => {
    const rights = allRights.map((right) => (right.name === 'REPORTS' ? { ...right, read: false } : right))
    open('/home/lists?list=errors', rights)
    expect(await screen.findByText(operationListTexts.noAccess)).toBeVisible()
    expect(requestsOf(listAllPayments)).toHaveLength(0)
  })
})
