/** The moment between signing in and loading the signed-in app, whose modules no other test has loaded in this file. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import { aCustomer, renderScreen } from '../../support/screens/renderScreen'

it('the frame of the portal is shown immediately, never a blank page', async () => {
  renderScreen('/', { as: aCustomer() })
  expect(screen.getByRole('status')).toHaveTextContent(commonTexts.loading)
  expect(await screen.findByRole('heading', { name: pageTexts.mainDashboard })).toBeVisible()
})
