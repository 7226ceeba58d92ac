import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listStatements } from '#shared/contract/billing/statements'
import { getPreferences, updatePreferences } from '#shared/contract/customers/preferences'
import { listPaymentProfiles, listPayments, viewBalance } from '#shared/contract/payments/payments'
import type { DayFormat } from '#shared/customers/appearance'
import { defaultPreferences } from '#shared/customers/preferences'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import * as dashboardTexts from '#shared/texts/dashboard'
import { dayOfMoment, dayText } from '../../../renderer/ui/format/days'
import { payment, visa } from '../../support/answers/paymentAnswers'
import {
  aCustomer,
  allRights,
  errorAnswer,
  goTo,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const maya = aCustomer()
const writtenAs = (format: DayFormat) => dayText(dayOfMoment(payment.created_date, 'America/Chicago'), format)

describe('account preferences', () => {
  it('apply immediately and are saved', async () => {
    mockCall(updatePreferences, { ...defaultPreferences, theme: 'dark' })
    const user = renderScreen('/managePreference', { as: maya })
    await user.click(await screen.findByText(preferenceTexts.themeLabels.dark))
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'))
    expect(requestsOf(updatePreferences)[0]?.body).toEqual({ theme: 'dark' })
  })

  it('are undone if they could not be saved, and the row says why', async () => {
    mockCall(updatePreferences, errorAnswer('unavailable', 'Not now.'))
    const user = renderScreen('/managePreference', { as: maya })
    await user.click(await screen.findByText(preferenceTexts.themeLabels.dark))
    await waitFor(() => expect(screen.getByRole('radio', { name: preferenceTexts.themeLabels.system })).toBeChecked())
    expect(document.documentElement.dataset['theme']).toBe('system')
    const row = screen.getByText(preferenceTexts.theme, { selector: 'label' }).parentElement
    expect(within(row ?? document.body).getByRole('alert')).toHaveTextContent('Not now.')
  })

  it('stay saved if another one could not be saved', async () => {
    let refuseTheme = (): void => undefined
    mockCall(updatePreferences, ({ body }) =>
      'theme' in (body as object)
        ? new Promise<ReturnType<typeof errorAnswer>>((resolve) => {
            refuseTheme = () => resolve(errorAnswer('unavailable', 'Not now.'))
          })
        : { ...defaultPreferences, reduced_motion: true },
    )
    const user = renderScreen('/managePreference', { as: maya })
    await user.click(await screen.findByText(preferenceTexts.themeLabels.dark))
    mockCall(getPreferences, () => new Promise(() => undefined))
    await user.click(screen.getByRole('switch', { name: preferenceTexts.reducedMotion }))
    act(() => refuseTheme())
    await waitFor(() => expect(screen.getByRole('radio', { name: preferenceTexts.themeLabels.system })).toBeChecked())
    expect(screen.getByRole('switch', { name: preferenceTexts.reducedMotion })).toBeChecked()
  })

  it('order the tiles of the dashboard by buttons and by dragging, and hide them', async () => {
    mockCall(updatePreferences, defaultPreferences)
    const user = renderScreen('/managePreference', { as: maya })
    const list = within(await screen.findByRole('list', { name: preferenceTexts.dashboardTiles }))
    const titles = () => list.getAllByRole('listitem').map((item) => item.textContent)
    expect(titles().slice(0, 2)).toEqual([commonTexts.accounts, dashboardTexts.plan])
    expect(screen.getByRole('button', { name: commonTexts.moveUp(commonTexts.accounts) })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.click(screen.getByRole('button', { name: commonTexts.moveUp(dashboardTexts.plan) }))
    expect(titles().slice(0, 2)).toEqual([dashboardTexts.plan, commonTexts.accounts])
    expect(screen.getByText(commonTexts.movedTo(dashboardTexts.plan, 1, titles().length))).toBeInTheDocument()

    const [first, , third] = list.getAllByRole('listitem')
    const handle = third?.querySelector('[draggable]')
    if (first && handle) {
      fireEvent.dragStart(handle, { dataTransfer: { setData: () => undefined } })
      fireEvent.dragOver(first)
      fireEvent.drop(first)
    }
    await waitFor(() =>
      expect(titles().slice(0, 3)).toEqual([dashboardTexts.accountLocation, dashboardTexts.plan, commonTexts.accounts]),
    )
    await user.click(screen.getByRole('switch', { name: commonTexts.show(dashboardTexts.billingHistory) }))
    expect(requestsOf(updatePreferences).at(-1)?.body).toMatchObject({
      hidden_tiles: expect.arrayContaining(['billing history', 'profile']),
    })
  })

  it('format dates as selected, on later screens too', async () => {
    vi.setSystemTime(new Date('2026-11-22T18:00:00Z'))
    mockCall(updatePreferences, ({ body }) => ({ ...defaultPreferences, ...(body as object) }))
    mockCall(listPayments, { payments: [payment], total_count: 1, paid_this_year: 5000 })
    const user = renderScreen('/managePreference', { as: maya })
    expect(await screen.findByText('11/22/2026')).toBeVisible()
    mockCall(getPreferences, { ...defaultPreferences, day_format: 'day_first' })
    await user.click(screen.getByText(preferenceTexts.dayFormatLabels.day_first))
    expect(await screen.findByText('22/11/2026')).toBeVisible()
    expect(requestsOf(updatePreferences)[0]?.body).toEqual({ day_format: 'day_first' })
    goTo('/paymentHistory')
    expect(await screen.findByText(writtenAs('day_first'))).toBeVisible()
  })

  it('format dates as selected from the start, in inputs too', async () => {
    mockCall(getPreferences, { ...defaultPreferences, day_format: 'year_first' })
    mockCall(listStatements, { statements: [], total_count: 0, years: [], first_bill_date: '2026-04-02' })
    renderScreen('/BillingHistory', { as: maya })
    expect(await screen.findByText(statementTexts.firstBillHint('2026-04-02'))).toBeVisible()
    goTo('/paymentHistory')
    await waitFor(() => expect(screen.getAllByPlaceholderText('YYYY-MM-DD')).not.toHaveLength(0))
  })

  it('format numbers and amounts as selected, in amount fields too', async () => {
    mockCall(getPreferences, defaultPreferences)
    mockCall(updatePreferences, { ...defaultPreferences, number_format: 'point_comma' })
    mockCall(viewBalance, { unpaidBalance: 123_456, dueOn: null, autopayOn: null, autopayEnabled: false })
    mockCall(listPaymentProfiles, [visa])
    const user = renderScreen('/managePreference', { as: maya })
    await screen.findByText('1.234,56')
    mockCall(getPreferences, { ...defaultPreferences, number_format: 'point_comma' })
    await user.click(screen.getByText('1.234,56'))
    await waitFor(() => expect(requestsOf(updatePreferences)[0]?.body).toEqual({ number_format: 'point_comma' }))
    goTo('/payment')
    // The second one stays in view while a method is chosen on a phone.
    expect(await screen.findAllByText('$1.234,56')).toHaveLength(2)
    expect(screen.getByLabelText(commonTexts.amount)).toHaveValue('1.234,56')
    expect(await screen.findByRole('button', { name: /^Pay \$1\.265,42/ })).toBeEnabled()
  })

  it('return to the defaults after a confirmation', async () => {
    mockCall(updatePreferences, defaultPreferences)
    const user = renderScreen('/managePreference', { as: maya })
    await user.click(await screen.findByRole('button', { name: preferenceTexts.resetToDefault }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(requestsOf(updatePreferences)[0]?.body).toEqual(defaultPreferences))
  })

  it('are read-only without the right to change them', async () => {
    const rights = allRights.map((right) => ({ ...right, write: false }))
    renderScreen('/managePreference', { as: maya, rights })
    expect(await screen.findByRole('radio', { name: preferenceTexts.themeLabels.dark })).toBeDisabled()
    expect(screen.queryByRole('button', { name: /Move|Reset/ })).not.toBeInTheDocument()
  })
})
