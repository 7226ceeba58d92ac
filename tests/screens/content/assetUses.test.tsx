import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AssetFile, findAssetUses, listAssets, listEndpoints } from '#shared/contract/content/assets'
import { listCommunities } from '#shared/contract/customers/communities'
import * as commonTexts from '#shared/texts/common'
import * as assetTexts from '#shared/texts/content/assets'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()
const id = '33333333-3333-4333-8333-333333333333'
const rates: AssetFile = {
  fileKey: 'rates/rates.pdf',
  document_id: id,
  version: 4,
  file_name: 'rates.pdf',
  size_bytes: 2_097_152,
  media_type: 'application/pdf',
  modified_on: '2026-03-01',
  modified_by: '',
  title: 'Fiber rate sheet',
  description: '',
  language: 'en',
  user_type: [],
  community: [],
}
const uses = (...titles: string[]) => ({
  announcements: titles.map((title, index) => ({
    announcement_id: `44444444-4444-4444-8444-44444444444${index}`,
    title,
  })),
})

beforeEach(() => {
  mockCall(listEndpoints, [{ assetsId: 'resource-center', name: 'Resource Center', is_internal: false, file_count: 1 }])
  mockCall(listAssets, ({ query }) =>
    query['prefix'] === 'rates/'
      ? { folders: [], files: [rates], total_count: 1 }
      : { folders: [{ prefix: 'rates/', name: 'Rates', file_count: 1 }], files: [], total_count: 0 },
  )
  mockCall(listCommunities, { communities: [], total_count: 0, states: [] })
})

async function open(button: string, rights = allRights) {
  const user = renderScreen('/manageDocuments?store=resource-center&folder=rates%2F', { as: imani, rights })
  await user.click(await screen.findByRole('button', { name: button }))
  return within(screen.getByRole('dialog'))
}

describe('the uses of a file', () => {
  it('are listed in its details: the announcements that link to it', async () => {
    mockCall(findAssetUses, uses('New rates', 'Rates for builders'))
    const dialog = await open(assetTexts.detailsOf(rates.file_name))
    expect(await dialog.findByText(`${assetTexts.linkedFromAnnouncements(2)}:`)).toBeInTheDocument()
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'New rates',
      'Rates for builders',
    ])
    expect(dialog.getByRole('link', { name: 'New rates' })).toHaveAttribute('href', '/manageAnnouncements')
    expect(requestsOf(findAssetUses)[0]?.path).toContain(id)
  })

  it('are reported as none if no announcement links to it', async () => {
    mockCall(findAssetUses, uses())
    expect(
      await (await open(assetTexts.detailsOf(rates.file_name))).findByText(assetTexts.unlinkedHint),
    ).toBeInTheDocument()
  })

  it('are listed in the confirmation before it is deleted', async () => {
    mockCall(findAssetUses, uses('New rates'))
    const dialog = await open(commonTexts.deleteItem(rates.file_name))
    expect(
      await dialog.findByText(`${assetTexts.linkedFromAnnouncements(1)}. ${assetTexts.brokenLinksWarning}`),
    ).toBeInTheDocument()
    expect(dialog.getByText('New rates')).toBeInTheDocument()
  })

  it('are not linked without the right to read announcements', async () => {
    mockCall(findAssetUses, uses('New rates'))
    const rights = allRights.map((one) => (one.name === 'ANNOUNCEMENTS' ? { ...one, read: false } : one))
    const dialog = await open(commonTexts.deleteItem(rates.file_name), rights)
    expect(await dialog.findByText('New rates')).toBeInTheDocument()
    expect(dialog.queryByRole('link')).toBeNull()
  })

  it('are not reported as none if they could not be loaded', async () => {
    mockCall(findAssetUses, errorAnswer('unexpected', 'Broken.'))
    const dialog = await open(commonTexts.deleteItem(rates.file_name))
    expect(await dialog.findByText(assetTexts.linksNotChecked)).toBeInTheDocument()
  })
})
