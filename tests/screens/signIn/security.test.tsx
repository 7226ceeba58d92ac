import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  changePassword,
  confirmTwoStep,
  endOtherSessions,
  endSession,
  getTwoStep,
  listSessions,
  listSignIns,
  startTwoStep,
} from '#shared/contract/signIn/security'
import * as commonTexts from '#shared/texts/common'
import * as fieldTexts from '#shared/texts/fields'
import * as securityTexts from '#shared/texts/signIn/security'
import * as sessionTexts from '#shared/texts/signIn/session'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const maya = aCustomer()
const at = '2026-03-13T15:00:00.000Z'
const device = { address: '203.0.113.7', created_at: at, last_used_at: at }
const here = {
  ...device,
  session_id: '8b7f7c64-53a5-4d5c-9c39-0d6a3b2f7a01',
  device: 'Chrome on Windows',
  is_current: true,
}
const there = {
  ...device,
  session_id: '8b7f7c64-53a5-4d5c-9c39-0d6a3b2f7a02',
  device: 'Safari on iPhone',
  is_current: false,
}

beforeEach(() => {
  mockCall(getTwoStep, { enabled: false, since: null, recovery_codes_left: 0 })
  mockCall(listSessions, [here, there])
  mockCall(listSignIns, {
    sign_ins: [{ id: '1', at, outcome: 'wrong_password', device: 'Firefox on Linux', address: '203.0.113.9' }],
    total_count: 1,
  })
})

const open = async () => {
  const user = renderScreen('/securitySettings', { as: maya })
  await screen.findByRole('heading', { name: securityTexts.signedInDevices })
  return user
}

describe('changing the password', () => {
  it('shows the first failing rule of each field and focuses the first invalid field', async () => {
    const user = await open()
    await user.type(screen.getByLabelText(commonTexts.newPassword), 'short')
    await user.click(screen.getByRole('button', { name: securityTexts.changePassword }))
    expect(screen.getByLabelText(securityTexts.currentPassword)).toHaveFocus()
    expect(screen.getByLabelText(securityTexts.currentPassword)).toHaveAccessibleDescription(
      securityTexts.currentRequired,
    )
    expect(screen.getByLabelText(commonTexts.newPassword)).toBeInvalid()
    expect(screen.getByText(sessionTexts.passwordConfirmRequired)).toBeVisible()
    expect(requestsOf(changePassword)).toHaveLength(0)
  })

  it('is rejected with the text of the specification if no field explains it', async () => {
    const reason = 'Wait for nine minutes.'
    mockCall(changePassword, errorAnswer('too_many_attempts', reason))
    const user = await open()
    await user.type(screen.getByLabelText(securityTexts.currentPassword), 'Portal#2024')
    await user.type(screen.getByLabelText(commonTexts.newPassword), 'Quill#2026')
    await user.type(screen.getByLabelText(commonTexts.confirmPassword), 'Quill#2026')
    await user.click(screen.getByRole('button', { name: securityTexts.changePassword }))
    expect(await screen.findByText('Error: Old password is incurrect')).toBeVisible()
    expect(screen.getAllByText(reason, { exact: false })).toHaveLength(1)
  })

  it('shows errors of the server at their fields, and keeps the input', async () => {
    mockCall(changePassword, errorAnswer('invalid_input', 'x', { old_password: securityTexts.wrongPassword }))
    const user = await open()
    await user.type(screen.getByLabelText(securityTexts.currentPassword), 'Portal#2024')
    await user.type(screen.getByLabelText(commonTexts.newPassword), 'Quill#2026')
    await user.type(screen.getByLabelText(commonTexts.confirmPassword), 'Quill#2026')
    await user.click(screen.getByRole('button', { name: securityTexts.changePassword }))
    expect(await screen.findByText(securityTexts.wrongPassword)).toBeVisible()
    expect(screen.getByLabelText(securityTexts.currentPassword)).toHaveFocus()
    expect(screen.getByLabelText(commonTexts.newPassword)).toHaveValue('Quill#2026')
  })

  it('is confirmed, and reloads the signed-in devices', async () => {
    mockCall(changePassword, null)
    const user = await open()
    await screen.findByText('Safari on iPhone')
    mockCall(listSessions, [here])
    await user.type(screen.getByLabelText(securityTexts.currentPassword), 'Portal#2025')
    await user.type(screen.getByLabelText(commonTexts.newPassword), 'Quill#2026')
    await user.type(screen.getByLabelText(commonTexts.confirmPassword), 'Quill#2026')
    await user.click(screen.getByRole('button', { name: securityTexts.changePassword }))
    expect(await screen.findByText(sessionTexts.passwordChanged)).toBeVisible()
    expect(requestsOf(changePassword)[0]?.body).toEqual({
      user_email: maya.email_id,
      old_password: 'Portal#2025',
      new_password: 'Quill#2026',
    })
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument())
    expect(screen.getByLabelText(securityTexts.currentPassword)).toHaveValue('')
  })
})

describe('two-step sign-in', () => {
  it('is set up with a password, a secret and a first code, and ends with the recovery codes', async () => {
    mockCall(startTwoStep, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' })
    mockCall(confirmTwoStep, { recovery_codes: ['ABCDE-FGHJK', 'LMNPQ-RSTUV'] })
    const user = await open()
    await user.click(await screen.findByRole('button', { name: securityTexts.setUpTwoStep }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(securityTexts.currentPassword), 'Portal#2025')
    await user.click(dialog.getByRole('button', { name: commonTexts.continueLabel }))
    await dialog.findByText('JBSW Y3DP EHPK 3PXP')
    await user.click(dialog.getByRole('button', { name: securityTexts.turnOn }))
    expect(dialog.getByLabelText(securityTexts.appCodeLabel)).toHaveAccessibleDescription(fieldTexts.codeDigits(6))
    await user.type(dialog.getByLabelText(securityTexts.appCodeLabel), '123456')
    mockCall(getTwoStep, { enabled: true, since: at, recovery_codes_left: 10 })
    await user.click(dialog.getByRole('button', { name: securityTexts.turnOn }))
    await dialog.findByText('ABCDE-FGHJK')
    await user.keyboard('{Escape}')
    expect(dialog.queryByRole('button', { name: commonTexts.close })).not.toBeInTheDocument()
    expect(dialog.getByText('ABCDE-FGHJK')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: securityTexts.iveSavedThem }))
    expect(await screen.findByText(securityTexts.recoveryCodesLeft(10), { exact: false })).toBeVisible()
  })

  it('shows a warning if few recovery codes are left', async () => {
    mockCall(getTwoStep, { enabled: true, since: at, recovery_codes_left: 0 })
    await open()
    expect(await screen.findByText(securityTexts.noRecoveryCodes, { exact: false })).toBeVisible()
  })
})

describe('the signed-in devices', () => {
  it('are signed out one by one, except this one', async () => {
    mockCall(endSession, null)
    const user = await open()
    expect(await screen.findByText(securityTexts.thisDevice)).toBeVisible()
    expect(screen.queryByRole('button', { name: securityTexts.signOut('Chrome on Windows') })).not.toBeInTheDocument()
    mockCall(listSessions, [here])
    await user.click(screen.getByRole('button', { name: securityTexts.signOut('Safari on iPhone') }))
    expect(await screen.findByText(securityTexts.wasSignedOut('Safari on iPhone'))).toBeVisible()
    expect(requestsOf(endSession)[0]?.body).toEqual({ session_id: '8b7f7c64-53a5-4d5c-9c39-0d6a3b2f7a02' })
    expect(screen.queryByRole('button', { name: securityTexts.endOtherSessions })).not.toBeInTheDocument()
  })

  it('are all signed out but this one after a confirmation', async () => {
    mockCall(endOtherSessions, { ended: 1 })
    const user = await open()
    await user.click(await screen.findByRole('button', { name: securityTexts.endOtherSessions }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(securityTexts.devicesSignedOut(1))).toBeVisible()
  })
})

describe('signing out everywhere else', () => {
  it('shows in its confirmation why it was rejected', async () => {
    mockCall(endOtherSessions, errorAnswer('unavailable', 'Not now.'))
    const user = await open()
    await user.click(await screen.findByRole('button', { name: securityTexts.endOtherSessions }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await dialog.findByText('Not now.')).toBeInTheDocument()
  })
})

describe('the sign-in history', () => {
  it('names rejected attempts and where they came from', async () => {
    await open()
    expect(await screen.findByText(securityTexts.failedWrongPassword)).toBeVisible()
    expect(screen.getByText('203.0.113.9')).toBeVisible()
  })

  it('shows times in the provider’s time zone and names it, as receipts do', async () => {
    await open()
    const row = (await screen.findByText(securityTexts.failedWrongPassword)).closest('tr')
    expect(row).toHaveTextContent('03/13/2026 10:00 AM CDT')
  })

  it('fails without affecting the rest of the page', async () => {
    mockCall(
      listSignIns,
      errorAnswer('unavailable', 'The service is starting or being maintained. Try again in a moment.'),
    )
    await open()
    expect(await screen.findByText(securityTexts.historyNotLoaded)).toBeVisible()
    expect(screen.getByText(securityTexts.thisDevice)).toBeVisible()
  })
})
