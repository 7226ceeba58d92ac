import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getNextBill, listStatements } from '#shared/contract/billing/statements'
import { getCommunicationPreferences, updateCommunicationPreferences } from '#shared/contract/customers/communication'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import * as serviceTexts from '#shared/texts/services/services'
import { platform } from '../../../renderer/platform'
import { aStatement, aStatementList, statementIds } from '../../support/answers/statementAnswers'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const preferences = { billing_group_id: 'group-4001', paperless: false, available_channels: [], contacts: [] }

describe('the items of the next bill', () => {
  it('are shown above the bills, each with its day and amount, and with a total', async () => {
    mockCall(listStatements, aStatementList([aStatement()]))
    mockCall(getNextBill, {
      lines: [
        { date: '2026-03-09', label: 'Extender, prorated', place: '12 Larkspur Lane', amount: 516 },
        { date: '2026-03-10', label: 'Credit: Outage credit', place: '', amount: -1000 },
      ],
      total: -484,
    })
    renderScreen('/BillingHistory', { as: aCustomer() })
    const panel = within(await screen.findByRole('region', { name: statementTexts.nextBillTitle }))
    const row = panel.getByText(/^Extender/).closest('tr')
    expect(row).toHaveTextContent('03/09/2026, 12 Larkspur Lane$5.16')
    expect(panel.getByText(statementTexts.totalSoFar).closest('tr')).toHaveTextContent('−$4.84')
    expect(panel.getByText(statementTexts.nextBillNote)).toBeVisible()
    expect(requestsOf(getNextBill)[0]?.query).toEqual({ billing_group_id: 'group-4001' })
  })

  it('are not shown while there are none', async () => {
    mockCall(listStatements, aStatementList([aStatement()]))
    renderScreen('/BillingHistory', { as: aCustomer() })
    await screen.findByRole('table', { name: statementTexts.statementsNewestFirst })
    expect(screen.queryByText(statementTexts.nextBillTitle)).not.toBeInTheDocument()
  })

  it('show a failure if they could not be loaded', async () => {
    mockCall(listStatements, aStatementList([aStatement()]))
    mockCall(getNextBill, errorAnswer('unavailable', 'Not now.'))
    renderScreen('/BillingHistory', { as: aCustomer() })
    expect(await screen.findByText(statementTexts.nextBillNotLoaded)).toBeVisible()
  })
})

describe('the statements', () => {
  it('label their dates when a row is shown as a block', async () => {
    mockCall(listStatements, aStatementList([aStatement()]))
    renderScreen('/BillingHistory', { as: aCustomer() })
    expect(await screen.findByRole('cell', { name: '03/23/2026' })).toHaveAttribute(
      'data-name',
      statementTexts.dueLabel,
    )
    expect(screen.getByRole('cell', { name: '03/02/2026' })).toHaveAttribute('data-name', statementTexts.billDate)
  })

  it('the statements of the selected account are listed with links', async () => {
    mockCall(listStatements, aStatementList([aStatement()]))
    renderScreen('/BillingHistory', { as: aCustomer() })
    const row = await screen.findByRole('row', { name: /03\/02\/2026/ })
    expect(row).toHaveTextContent(statementTexts.statusLabels.open)
    expect(row).toHaveTextContent('$112.00')
    expect(within(row).getByRole('link', { name: '03/02/2026' })).toHaveAttribute(
      'href',
      expect.stringContaining(`statement=${statementIds[0]}`),
    )
    expect(requestsOf(listStatements)[0]?.body).toMatchObject({ billing_group_id: 'group-4001', page_size: 20 })
  })

  it('the statements of all accounts are requested without an account, which the URL keeps', async () => {
    mockCall(listStatements, aStatementList([aStatement()]))
    const user = renderScreen('/BillingHistory', { as: aCustomer() })
    await user.click(await screen.findByText(statementTexts.allAccounts))
    expect(await screen.findByRole('columnheader', { name: 'Billing account' })).toBeVisible()
    expect(window.location.search).toContain('accounts=all')
    expect(requestsOf(listStatements).at(-1)?.body).not.toHaveProperty('billing_group_id')
  })

  it('the statements of all accounts can be filtered by service, which the URL keeps', async () => {
    mockCall(listStatements, aStatementList([aStatement()]))
    const user = renderScreen('/BillingHistory?accounts=all', { as: aCustomer() })
    await user.click(await screen.findByRole('combobox', { name: commonTexts.service }))
    await user.click(await screen.findByTitle(serviceTexts.serviceLabels.GAS))
    await waitFor(() => expect(requestsOf(listStatements).at(-1)?.body).toMatchObject({ service_group: 'GAS' }))
    expect(window.location.search).toContain('service=GAS')
  })

  it('the statements of one account have the paperless billing switch above them', async () => {
    mockCall(listStatements, aStatementList([aStatement()]))
    mockCall(getCommunicationPreferences, preferences)
    mockCall(updateCommunicationPreferences, { ...preferences, paperless: true })
    const user = renderScreen('/BillingHistory', { as: aCustomer() })
    const paperless = await screen.findByRole('switch', { name: preferenceTexts.paperlessBilling })
    expect(paperless).not.toBeChecked()
    await user.click(paperless)
    await waitFor(() => expect(requestsOf(updateCommunicationPreferences)[0]?.body).toMatchObject({ paperless: true }))
  })

  it('explain to a new customer when the first one comes', async () => {
    mockCall(listStatements, aStatementList([], { years: [], first_bill_date: '2026-04-17' }))
    renderScreen('/BillingHistory', { as: aCustomer() })
    expect(await screen.findByText(statementTexts.firstBillHint('04/17/2026'))).toBeVisible()
    expect(screen.getByRole('link', { name: statementTexts.askAboutBills })).toHaveAttribute(
      'href',
      '/messageCenter?new=1',
    )
  })

  it('are all shown again if none match the filters', async () => {
    mockCall(listStatements, aStatementList([]))
    const user = renderScreen('/BillingHistory?year=2019', { as: aCustomer() })
    expect(await screen.findByText(statementTexts.noBillsMatch)).toBeVisible()
    await user.click(screen.getByRole('button', { name: statementTexts.showAllBills }))
    await waitFor(() => expect(requestsOf(listStatements).at(-1)?.body).not.toHaveProperty('year'))
  })

  it('report a failed CSV export, which can be tried again', async () => {
    const saved = vi
      .spyOn(platform, 'saveFile')
      .mockResolvedValueOnce({ error: { code: 'unexpected', message: 'The disk is full' } })
    mockCall(listStatements, aStatementList([aStatement()]))
    const user = renderScreen('/BillingHistory', { as: aCustomer() })
    const button = await screen.findByRole('button', { name: commonTexts.exportCsv })
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
    expect(await screen.findByText(commonTexts.notSaved)).toBeVisible()
    saved.mockResolvedValueOnce({ outcome: 'saved' })
    await user.click(screen.getByRole('button', { name: commonTexts.exportCsv }))
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(screen.queryByText(commonTexts.notSaved)).not.toBeInTheDocument())
  })

  it('report that they could not be loaded, and load again', async () => {
    mockCall(listStatements, errorAnswer('unavailable', 'Being maintained'))
    const user = renderScreen('/BillingHistory', { as: aCustomer() })
    expect(await screen.findByText(statementTexts.statementsNotLoaded)).toBeVisible()
    mockCall(listStatements, aStatementList([aStatement()]))
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    expect(await screen.findByRole('row', { name: /03\/02\/2026/ })).toBeVisible()
  })
})
