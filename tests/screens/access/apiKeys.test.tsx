import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ApiKey, createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '#shared/contract/access/apiKeys'
import * as apiKeyTexts from '#shared/texts/access/apiKeys'
import * as commonTexts from '#shared/texts/common'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const apiKey: ApiKey = {
  api_key_id: '3f1c2b9e-8a77-4c7e-9a49-0f2f6c1d2e3a',
  name: 'Billing system',
  rights: ['EVENTS.read'],
  last_characters: 'x7Qa',
  status: 'active',
  created_by: 'Ada Quill',
  created_at: '2026-03-12T15:04:00.000Z',
  expires_at: '2026-06-10T15:04:00.000Z',
  last_used_at: '2026-03-13T14:00:00.000Z',
  last_used_from: '203.0.113.7',
  former_key_until: null,
}
const issued = { api_key: apiKey, token: 'apikey_0123456789' }

beforeEach(() => {
  mockCall(listApiKeys, [apiKey])
})

const open = (without: readonly string[] = []) =>
  renderScreen('/admin/api-keys', {
    as: aStaffMember(),
    rights: allRights.map((right) => ({ ...right, write: right.write && !without.includes(right.name) })),
  })
const button = (name: string) => screen.findByRole('button', { name })

describe('the API keys', () => {
  it('are listed with their permissions, their expiration and their last use', async () => {
    open()
    const table = within(await screen.findByRole('table', { name: apiKeyTexts.keysCaption }))
    const row = table.getAllByRole('row')[1]
    expect(row).toHaveTextContent('Billing system')
    expect(row).toHaveTextContent(apiKeyTexts.endsWith('x7Qa'))
    expect(row).toHaveTextContent(apiKeyTexts.rightLabels['EVENTS.read'])
    expect(row).toHaveTextContent('06/10/2026')
    expect(row).toHaveTextContent('203.0.113.7')
  })

  it('say so when there are none', async () => {
    mockCall(listApiKeys, [])
    open()
    expect(await screen.findByText(apiKeyTexts.noKeys)).toBeVisible()
  })

  it('cannot be changed by readers', async () => {
    open(['APIKEYS'])
    await screen.findByText(apiKeyTexts.endsWith('x7Qa'))
    expect(screen.queryByRole('button', { name: apiKeyTexts.createKey })).toBeNull()
    expect(screen.queryByRole('button', { name: apiKeyTexts.revokeKey('Billing system') })).toBeNull()
  })

  it('are marked after they have expired or were revoked, and revoked ones have no actions', async () => {
    mockCall(listApiKeys, [{ ...apiKey, status: 'revoked' }])
    open()
    expect(await screen.findByText(apiKeyTexts.statusLabels.revoked)).toBeVisible()
    expect(screen.queryByRole('button', { name: apiKeyTexts.rotateKey('Billing system') })).toBeNull()
  })
})

describe('a new API key', () => {
  it('is shown once, and only its button closes the dialog', async () => {
    mockCall(createApiKey, issued)
    const user = open()
    await user.click(await button(apiKeyTexts.createKey))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByLabelText(commonTexts.name), 'Billing system')
    await user.click(dialog.getByRole('checkbox', { name: apiKeyTexts.rightLabels['EVENTS.read'] }))
    await user.click(dialog.getByRole('button', { name: apiKeyTexts.createKey }))
    expect(await screen.findByText(issued.token)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(requestsOf(createApiKey)).toMatchObject([
      { body: { name: 'Billing system', rights: ['EVENTS.read'], days: 365 } },
    ])
    await user.click(await button(apiKeyTexts.iveStoredIt))
    expect(screen.queryByText(issued.token)).toBeNull()
  })

  it('needs a permission', async () => {
    const user = open()
    await user.click(await button(apiKeyTexts.createKey))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByLabelText(commonTexts.name), 'Billing system')
    await user.click(dialog.getByRole('button', { name: apiKeyTexts.createKey }))
    expect(await dialog.findByText(apiKeyTexts.rightRequired)).toBeVisible()
  })

  it('keeps the dialog open with the reason when it is refused', async () => {
    mockCall(createApiKey, errorAnswer('conflict', apiKeyTexts.tooManyKeys(100)))
    const user = open()
    await user.click(await button(apiKeyTexts.createKey))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByLabelText(commonTexts.name), 'Billing system')
    await user.click(dialog.getByRole('checkbox', { name: apiKeyTexts.rightLabels['EVENTS.read'] }))
    await user.click(dialog.getByRole('button', { name: apiKeyTexts.createKey }))
    expect(await dialog.findByText(apiKeyTexts.tooManyKeys(100))).toBeVisible()
  })
})

describe('a rotated API key', () => {
  it('is shown once with the new key', async () => {
    mockCall(rotateApiKey, issued)
    const user = open()
    await user.click(await button(apiKeyTexts.rotateKey('Billing system')))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: apiKeyTexts.rotate }))
    expect(await screen.findByText(issued.token)).toBeVisible()
    expect(requestsOf(rotateApiKey)).toMatchObject([{ body: { days: 365 } }])
  })
})

describe('a revocation', () => {
  it('is confirmed before the key ends', async () => {
    mockCall(revokeApiKey, { ...apiKey, status: 'revoked' })
    const user = open()
    await user.click(await button(apiKeyTexts.revokeKey('Billing system')))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(apiKeyTexts.revokeEffect)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(apiKeyTexts.revoked)).toBeVisible()
    expect(requestsOf(revokeApiKey)).toHaveLength(1)
  })
})
