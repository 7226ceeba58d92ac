import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getCase } from '#shared/contract/cases/cases'
import { listComments } from '#shared/contract/cases/messages'
import { listPayments } from '#shared/contract/payments/payments'
import * as frameTexts from '#shared/texts/frame'
import * as pageTexts from '#shared/texts/pages'
import { request } from '../../support/answers/caseAnswers'
import { payment } from '../../support/answers/paymentAnswers'
import { aCustomer, errorAnswer, mockCall, renderScreen } from '../../support/screens/renderScreen'

const customer = aCustomer()
const crumbs = () => within(screen.getByRole('navigation', { name: frameTexts.breadcrumb }))

describe('a page about one record', () => {
  it('is named after its request, below the list of requests in the breadcrumb', async () => {
    mockCall(getCase, request)
    mockCall(listComments, { comments: [], total_count: 0 })
    renderScreen(`/serviceTicketView?case=${request.case_id}`, { as: customer })
    expect(await screen.findByRole('heading', { level: 1, name: request.title })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${request.title} · Cedar Utilities`))
    expect(crumbs().getByText(request.title)).toHaveAttribute('aria-current', 'page')
    expect(crumbs().getByRole('link', { name: 'My Service Requests' })).toHaveAttribute('href', '/serviceTicket')
  })

  it('is named as a receipt, below the payment history in the breadcrumb', async () => {
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    renderScreen(`/paymentSuccess?confirmation=${payment.confirmation_number}`, { as: customer })
    expect(await screen.findByRole('heading', { level: 1, name: pageTexts.paymentReceipt })).toBeVisible()
    expect(await crumbs().findByRole('link', { name: 'Payment History' })).toHaveAttribute('href', '/paymentHistory')
  })

  it('keeps its general name if the record does not exist', async () => {
    mockCall(getCase, errorAnswer('not_found', 'Not found'))
    renderScreen(`/serviceTicketView?case=${request.case_id}`, { as: customer })
    expect(await screen.findByRole('heading', { level: 1, name: 'Service Request' })).toBeVisible()
    expect(await crumbs().findByRole('link', { name: 'My Service Requests' })).toBeVisible()
  })
})
