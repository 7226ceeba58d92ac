import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listOpenCases } from '#shared/contract/cases/cases'
import { maxPageNumber } from '#shared/http/paging'
import * as appointmentTexts from '#shared/texts/cases/appointments'
import * as caseTexts from '#shared/texts/cases/cases'
import * as commonTexts from '#shared/texts/common'
import { request } from '../../support/answers/caseAnswers'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import { noCases } from '../../support/screens/requestForm'

const customer = aCustomer()

describe('the list of requests', () => {
  it('is sorted by what its label says', async () => {
    mockCall(listOpenCases, {
      cases: [request],
      total_count: 1,
      counts: { open: 1, waiting: 0, closed: 0, cancelled: 0 },
    })
    const user = renderScreen('/serviceTicket', { as: customer })
    expect(await screen.findByText(caseTexts.waitingFirst.own)).toBeVisible()
    expect(requestsOf(listOpenCases)[0]?.body).toMatchObject({ sort: 'waiting' })
    await user.click(screen.getByRole('combobox', { name: caseTexts.sortBy }))
    await user.click(await screen.findByText(caseTexts.lastUpdated))
    await waitFor(() => expect(requestsOf(listOpenCases).at(-1)?.body).toMatchObject({ sort: 'updated' }))
  })

  it('reads the tab, filters and page from the URL and writes them to it', async () => {
    mockCall(listOpenCases, {
      cases: [request],
      total_count: 41,
      counts: { open: 3, waiting: 1, closed: 41, cancelled: 0 },
    })
    const user = renderScreen('/serviceTicket?tab=closed&page=2&category=gasMeter', { as: customer })
    expect(await screen.findByRole('link', { name: 'C-2026-000901' })).toBeVisible()
    expect(requestsOf(listOpenCases)[0]?.body).toMatchObject({ tab: 'closed', page_number: 2, category: ['gasMeter'] })
    expect(screen.getByRole('link', { name: `${caseTexts.tabLabels('own').closed} 41` })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await user.click(screen.getByRole('link', { name: `${caseTexts.tabLabels('own').waiting} 1` }))
    await waitFor(() =>
      expect(requestsOf(listOpenCases).at(-1)?.body).toMatchObject({ tab: 'waiting', page_number: 1 }),
    )
    await user.click(screen.getByRole('button', { name: commonTexts.clearFilters }))
    await waitFor(() => expect(requestsOf(listOpenCases).at(-1)?.body).not.toHaveProperty('category'))
  })

  it('never requests a page that a list can’t have', async () => {
    mockCall(listOpenCases, noCases)
    renderScreen('/serviceTicket?page=99999999999', { as: customer })
    expect(await screen.findByText(caseTexts.ownNoneOpen)).toBeVisible()
    expect(requestsOf(listOpenCases)[0]?.body).toMatchObject({ page_number: maxPageNumber })
  })

  it('labels its dates when a row is shown as a block', async () => {
    mockCall(listOpenCases, {
      cases: [request],
      total_count: 1,
      counts: { open: 1, waiting: 0, closed: 0, cancelled: 0 },
    })
    renderScreen('/serviceTicket', { as: customer })
    await screen.findByRole('table')
    const names = screen.getAllByRole('cell').flatMap((cell) => cell.getAttribute('data-name') ?? [])
    expect(names).toEqual([caseTexts.updated, appointmentTexts.appointment])
  })

  it('explains an empty tab, and links to the open requests', async () => {
    mockCall(listOpenCases, noCases)
    renderScreen('/serviceTicket?tab=waiting', { as: customer })
    expect(await screen.findByText(caseTexts.noneWaiting)).toBeVisible()
    expect(screen.getByRole('link', { name: caseTexts.seeOpenRequests })).toHaveAttribute('href', '/serviceTicket')
  })

  it('offers to try again if it could not be loaded', async () => {
    mockCall(listOpenCases, errorAnswer('unexpected', 'Something went wrong.'))
    renderScreen('/serviceTicket', { as: customer })
    expect(await screen.findByText(caseTexts.requestsNotLoaded)).toBeVisible()
    expect(screen.getByRole('button', { name: commonTexts.tryAgain })).toBeVisible()
  })
})
