import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listOpenCases } from '#shared/contract/cases/cases'
import { endHelpCode, getHelpCode, makeHelpCode } from '#shared/contract/customers/remoteHelp'
import * as supportTexts from '#shared/texts/cases/support'
import * as remoteHelpTexts from '#shared/texts/customers/remoteHelp'
import {
  aCustomer,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'
import { passTime, startTestTime } from '../../support/screens/time'

const id = '77777777-7777-4777-8777-777777777777'
const open = { help_code_id: id, expires_at: new Date(Date.now() + 900_000).toISOString(), redeemed_at: null }

beforeEach(() => {
  mockCall(listOpenCases, { cases: [], total_count: 0, counts: { open: 0, waiting: 0, closed: 0, cancelled: 0 } })
  mockCall(getHelpCode, null)
})

const panel = async () => within(await screen.findByRole('region', { name: remoteHelpTexts.getLiveHelp }))

describe('a help code', () => {
  it('is shown with its expiry, until it is ended', async () => {
    mockCall(makeHelpCode, { ...open, code: '417093' })
    mockCall(endHelpCode, null)
    const user = renderScreen('/support', { as: aCustomer() })
    const help = await panel()
    mockCall(getHelpCode, open)
    await waitFor(() => expect(help.getByRole('button', { name: remoteHelpTexts.getACode })).toBeEnabled())
    await user.click(help.getByRole('button', { name: remoteHelpTexts.getACode }))
    expect(await help.findByText('417 093')).toBeVisible()
    expect(help.getByText(/^Expires in 1[45]:\d\d/)).toBeVisible()
    mockCall(getHelpCode, null)
    await user.click(help.getByRole('button', { name: remoteHelpTexts.cancelCode }))
    await waitFor(() => expect(help.queryByText('417 093')).not.toBeInTheDocument())
    expect(requestsOf(endHelpCode)[0]?.body).toEqual({ help_code_id: id })
  })

  it('is still shown after a reload, also once customer care has used it', async () => {
    startTestTime()
    mockCall(getHelpCode, open)
    renderScreen('/support', { as: aCustomer() })
    expect(await (await panel()).findByText(remoteHelpTexts.codeShownElsewhere)).toBeVisible()
    mockCall(getHelpCode, { ...open, redeemed_at: new Date().toISOString() })
    await passTime(5000)
    expect(await (await panel()).findByText(remoteHelpTexts.codeUsed)).toBeVisible()
  })

  it('is replaced by the reason if none could be created', async () => {
    mockCall(makeHelpCode, errorAnswer('too_many_attempts', 'Too many codes were created.'))
    const user = renderScreen('/support', { as: aCustomer() })
    const help = await panel()
    await waitFor(() => expect(help.getByRole('button', { name: remoteHelpTexts.getACode })).toBeEnabled())
    await user.click(help.getByRole('button', { name: remoteHelpTexts.getACode }))
    expect(await help.findByText('Too many codes were created.')).toBeVisible()
  })

  it('is not available to staff', async () => {
    renderScreen('/support', {
      as: aStaffMember(),
    })
    expect(await screen.findByRole('heading', { name: supportTexts.helpTitle })).toBeVisible()
    expect(screen.queryByRole('region', { name: remoteHelpTexts.getLiveHelp })).not.toBeInTheDocument()
  })
})
