import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getCommunicationAddress, updateCommunicationAddress } from '#shared/contract/customers/communication'
import * as commonTexts from '#shared/texts/common'
import * as communicationTexts from '#shared/texts/customers/communication'
import * as preferenceTexts from '#shared/texts/customers/preferences'
import { address, maya, mockSettings } from '../../support/answers/settingsAnswers'
import { errorAnswer, mockCall, renderScreen } from '../../support/screens/renderScreen'

beforeEach(mockSettings)

describe('the mailing address', () => {
  const elsewhere = { street_address: 'PO Box 118', unit: '', city: 'Cedar Bend', state: 'TX', zip: '78610' }

  it('is validated field by field and saved if it was changed', async () => {
    mockCall(updateCommunicationAddress, { ...address, same_as_service: false })
    const user = renderScreen('/editAccount', { as: maya })
    const save = await screen.findByRole('button', { name: preferenceTexts.saveAddress })
    expect(save).toBeDisabled()
    await user.click(screen.getByRole('switch', { name: preferenceTexts.sameAddress }))
    await user.click(save)
    expect(screen.getByLabelText(preferenceTexts.streetLabel)).toHaveFocus()
    expect(screen.getByText('ZIP code is required')).toBeVisible()
    await user.type(screen.getByLabelText(preferenceTexts.streetLabel), 'PO Box 118')
    await user.type(screen.getByLabelText(commonTexts.city), 'Cedar Bend')
    await user.type(screen.getByLabelText(commonTexts.state), 'TX')
    await user.type(screen.getByLabelText(commonTexts.zipCode), '78610')
    mockCall(getCommunicationAddress, { ...address, same_as_service: false, ...elsewhere })
    await user.click(save)
    expect(await screen.findByText(communicationTexts.addressUpdated)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { name: preferenceTexts.mailingAddress })).toHaveFocus())
  })

  it('stays as it was typed if it is rejected, with the reason only in the toast', async () => {
    mockCall(getCommunicationAddress, { ...address, same_as_service: false, ...elsewhere })
    mockCall(updateCommunicationAddress, errorAnswer('unavailable', 'Not now.'))
    const user = renderScreen('/editAccount', { as: maya })
    await user.type(await screen.findByLabelText(commonTexts.city), 's')
    await user.click(screen.getByRole('button', { name: preferenceTexts.saveAddress }))
    expect(await screen.findByText(communicationTexts.addressFailed)).toBeVisible()
    expect(screen.getByText(commonTexts.error('Not now.'))).toBeVisible()
    expect(screen.queryByText('Not now.')).not.toBeInTheDocument()
    expect(screen.getByLabelText(commonTexts.city)).toHaveValue('Cedar Bends')
  })

  it('shows field errors of the server at their fields', async () => {
    mockCall(getCommunicationAddress, { ...address, same_as_service: false, ...elsewhere })
    mockCall(updateCommunicationAddress, errorAnswer('invalid_input', 'x', { zip: 'ZIP code is invalid' }))
    const user = renderScreen('/editAccount', { as: maya })
    await user.type(await screen.findByLabelText(commonTexts.city), 's')
    await user.click(screen.getByRole('button', { name: preferenceTexts.saveAddress }))
    await waitFor(() =>
      expect(screen.getByLabelText(commonTexts.zipCode)).toHaveAccessibleDescription('ZIP code is invalid'),
    )
  })

  it('keeps the choice of another address over a reload', async () => {
    const user = renderScreen('/editAccount', { as: maya })
    await user.click(await screen.findByRole('switch', { name: preferenceTexts.sameAddress }))
    cleanup()
    renderScreen('/editAccount', { as: maya })
    expect(await screen.findByRole('switch', { name: preferenceTexts.sameAddress })).not.toBeChecked()
  })
})
