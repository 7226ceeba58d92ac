/** A user without access to a screen reads which right is missing and whom to ask. */
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { missingRight } from '#shared/access/rightText'
import { paths } from '#shared/paths'
import * as pageTexts from '#shared/texts/pages'
import { aCustomer, aStaffMember, renderScreen } from '../../support/screens/renderScreen'

const imani = aStaffMember()

const mayOnly = (name: 'CREDITS' | 'ACCOUNTS') => ({ name, read: true, write: false, approve: false })

describe('a screen that a person may not see', () => {
  it.each([
    [paths.depositAccounts, 'DEPOSITS.read'],
    [paths.manageMyaccountUsers, 'INTERNALUSERS.read'],
    [paths.messageQueue, 'QUEUE.read'],
  ] as const)('tells staff at %s which right is missing and who grants it', async (path, right) => {
    renderScreen(path, { as: imani, rights: [mayOnly('CREDITS')] })
    expect(await screen.findByText(missingRight(right))).toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(/feature [A-Z]|\.read/)
  })

  it('shows the same text to a person who may read the screen’s data but not use the screen', async () => {
    const mayReadAccounts = { name: 'PAYMENTREGADMIN', read: true, write: false, approve: false } as const
    renderScreen(paths.accountCreation, { as: imani, rights: [mayReadAccounts] })
    expect(await screen.findByText(missingRight('PAYMENTREGADMIN.write'))).toBeInTheDocument()
  })

  it('tells a customer to ask the account holder', async () => {
    renderScreen(paths.paymentHistory, { as: aCustomer(), rights: [mayOnly('ACCOUNTS')] })
    expect(await screen.findByText(pageTexts.noPagePermission('Payment History'))).toBeInTheDocument()
  })
})
