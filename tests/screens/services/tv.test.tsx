import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listCommunityPlans, listUserAddons } from '#shared/contract/services/plans'
import { getTv, listChannels, updatePin } from '#shared/contract/services/tv'
import * as commonTexts from '#shared/texts/common'
import * as tvTexts from '#shared/texts/services/tv'
import { offers } from '../../support/answers/planAnswers'
import { tvBox, tvPins, withServices } from '../../support/answers/voipAnswers'
import { ownText } from '../../support/screens/ownText'
import {
  aCustomer,
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const maya = withServices('TV')
const crm_service_account_id = '12 Larkspur Lane-TV'
const channel = { number: 2, name: 'Valley Weather', category: 'local' as const, pack_name: 'Local', is_included: true }

beforeEach(() => {
  mockCall(listCommunityPlans, offers())
  mockCall(listUserAddons, [])
  mockCall(getTv, { crm_service_account_id, pins: tvPins, boxes: [tvBox()] })
  mockCall(listChannels, { pack_name: 'Select', channels: [channel], total_count: 1 })
})

const open = (options = {}) => renderScreen('/tvPin', { as: maya, ...options })

describe('TV', () => {
  it('shows when each PIN was reset, and the boxes, rating limits and channels', async () => {
    open()
    const pins = within(await screen.findByRole('region', { name: tvTexts.pins }))
    expect(pins.getByText(ownText(tvTexts.resetOn))).toHaveTextContent(tvTexts.resetOn.replace('<date/>', '03/10/2026'))
    expect(pins.getByText(tvTexts.neverReset)).toBeVisible()
    expect(screen.getByText('GigaStream 4K box')).toBeVisible()
    expect(screen.getByText(tvTexts.ratingExplanation)).toBeVisible()
    expect(await screen.findByRole('cell', { name: 'Valley Weather' })).toBeVisible()
  })

  it('says that a box without a connection uses the old PIN', async () => {
    const boxes = [tvBox({ is_online: false, waits_for_pin: true })]
    mockCall(getTv, { crm_service_account_id, pins: tvPins, boxes })
    open()
    expect(await screen.findByText(tvTexts.oldPinNote)).toBeVisible()
  })

  it('offers no reset to users who may only read', async () => {
    open({ rights: allRights.map((right) => ({ ...right, write: false })) })
    expect(await screen.findByText('GigaStream 4K box')).toBeVisible()
    expect(
      screen.queryByRole('button', { name: tvTexts.resetOf(tvTexts.pinLabels.parental.title) }),
    ).not.toBeInTheDocument()
  })

  it('says which addresses have TV if the selected one has none', async () => {
    renderScreen('/tvPin', { as: aCustomer() })
    expect(await screen.findByText(commonTexts.noServiceAt('TV', '12 Larkspur Lane'))).toBeVisible()
    expect(requestsOf(getTv)).toHaveLength(0)
  })

  it('is explained to staff', async () => {
    open({ as: aStaffMember() })
    expect(await screen.findByText(commonTexts.chooseCustomerFirst)).toBeVisible()
  })

  it('shows an error for what could not be loaded, and the rest of the page', async () => {
    mockCall(getTv, errorAnswer('unavailable', 'The service is starting.'))
    open()
    expect(await screen.findByText(tvTexts.tvSettingsNotLoaded)).toBeVisible()
    expect(await screen.findByRole('cell', { name: 'Valley Weather' })).toBeVisible()
  })
})

describe('resetting a PIN', () => {
  const openDialog = async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: tvTexts.resetOf(tvTexts.pinLabels.parental.title) }))
    const dialog = within(await screen.findByRole('dialog'))
    const type = async (pin: string, again: string) => {
      await user.type(dialog.getByLabelText(tvTexts.newPin), pin)
      await user.type(dialog.getByLabelText(tvTexts.confirmNewPin), again)
      await user.dblClick(dialog.getByRole('button', { name: tvTexts.resetPin }))
    }
    return { dialog, type }
  }

  it('sends it once, without its repetition, and shows the time', async () => {
    mockCall(updatePin, { kind: 'parental', changed_date: '2026-03-13T15:00:00.000Z' })
    const { type } = await openDialog()
    await type('25x80', '2580')
    expect(await screen.findByText(tvTexts.pinReset)).toBeInTheDocument()
    expect(requestsOf(updatePin).map(({ body }) => body)).toEqual([
      { crm_service_account_id, kind: 'parental', pin: '2580' },
    ])
    await waitFor(() => expect(requestsOf(getTv)).toHaveLength(2))
    expect(screen.queryByDisplayValue('2580')).not.toBeInTheDocument()
  })

  it('rejects one that is too easy or repeated differently', async () => {
    const { dialog, type } = await openDialog()
    await type('1234', '1243')
    expect(await dialog.findByText(tvTexts.pinIsSequence)).toBeInTheDocument()
    expect(dialog.getByText(tvTexts.mismatch)).toBeInTheDocument()
    expect(dialog.getByLabelText(tvTexts.newPin)).toHaveFocus()
    expect(requestsOf(updatePin)).toHaveLength(0)
  })

  it('shows the reason of a rejection at the field, and keeps the input', async () => {
    mockCall(updatePin, errorAnswer('invalid_input', tvTexts.samePin, { pin: tvTexts.samePin }))
    const { dialog, type } = await openDialog()
    await type('2580', '2580')
    expect(await dialog.findByText(tvTexts.samePin)).toBeInTheDocument()
    expect(dialog.getByLabelText(tvTexts.newPin)).toHaveValue('2580')
  })
})

describe('the channels', () => {
  it('have labels where a row is a block', async () => {
    renderScreen('/tvPin', { as: maya })
    expect(await screen.findByRole('cell', { name: 'Valley Weather' })).not.toHaveAttribute('data-name')
    const names = screen.getAllByRole('cell').map((cell) => cell.getAttribute('data-name'))
    expect(names).toEqual(expect.arrayContaining([commonTexts.numberShort, tvTexts.genre, tvTexts.pack]))
  })

  it('keep a space between two words in the search', async () => {
    const user = open()
    const box = await screen.findByLabelText(tvTexts.nameOrNumber)
    await user.type(box, 'valley ')
    await waitFor(() => expect(window.location.search).toBe('?search=valley+'))
    expect(box).toHaveValue('valley ')
    await waitFor(() => expect(requestsOf(listChannels).at(-1)?.query).toMatchObject({ search: 'valley' }))
  })

  it('are searched while the user types, with the search in the URL', async () => {
    const user = open()
    const box = await screen.findByLabelText(tvTexts.nameOrNumber)
    await user.type(box, 'wea')
    await waitFor(() => expect(window.location.search).toBe('?search=wea'))
    expect(box).toHaveFocus()
    await user.click(screen.getByText(tvTexts.allChannels))
    await waitFor(() =>
      expect(requestsOf(listChannels).at(-1)?.query).toMatchObject({ search: 'wea', scope: 'all', page_number: 1 }),
    )
  })
})
