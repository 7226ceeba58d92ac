/** The moment between signing in and the arrival of the signed-in part, whose modules no other test has loaded here. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aCustomer, renderScreen } from '../../support/renderScreen'

it('shows the outline of the frame at once, never a blank page', async () => {
  renderScreen('/', { as: aCustomer() })
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(await screen.findByRole('heading', { name: 'Main Dashboard' })).toBeVisible()
})
