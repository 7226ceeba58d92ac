/** Uploads of assets: files that are rejected before they are sent, and leaving the folder during an upload. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { type AssetFile, listAssets, listEndpoints, uploadAsset } from '#shared/contract/content/assets'
import * as commonTexts from '#shared/texts/common'
import * as assetTexts from '#shared/texts/content/assets'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { aStaffMember, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const imani = aStaffMember()
const address = '/manageDocuments?store=resource-center&folder=rates%2F'

beforeEach(() => {
  mockCall(listEndpoints, [{ assetsId: 'resource-center', name: 'Resource Center', is_internal: false, file_count: 1 }])
  mockCall(listAssets, ({ query }) => {
    const folders = [
      { prefix: 'rates/', name: 'Rates', file_count: 0 },
      { prefix: 'forms/', name: 'Forms', file_count: 0 },
    ]
    return { folders: query['prefix'] ? [] : folders, files: [], total_count: 0 }
  })
})

const picker = () => screen.findByLabelText(assetTexts.uploadFiles, { selector: 'input' })
const question = () => screen.findByRole('dialog', { name: assetTexts.leaveUploadsTitle })

async function sendOne() {
  const answer = createDeferredAnswer<AssetFile>()
  mockCall(uploadAsset, () => answer.promise)
  const user = renderScreen(address, { as: imani })
  await user.upload(await picker(), new File(['x'], 'slow.pdf'))
  await screen.findByRole('progressbar', { name: commonTexts.sending('slow.pdf') })
  return { user, forms: await screen.findByRole('link', { name: /Forms/ }) }
}

it('a file that can’t be published is rejected in its row and never sent', async () => {
  const user = renderScreen(address, { as: imani })
  // Dropped files are not limited to the types that the input accepts.
  ;(await picker()).removeAttribute('accept')
  await user.upload(await picker(), new File(['MZ'], 'bad.exe'))
  expect(await screen.findByText(`Failed to upload document! ${assetTexts.wrongType}`)).toBeInTheDocument()
  expect(requestsOf(uploadAsset)).toEqual([])
  expect(screen.queryByRole('alert', { name: /Error/ })).not.toBeInTheDocument()
})

describe('leaving during an upload', () => {
  it('requires a confirmation, and stays on the page on request', async () => {
    const { user, forms } = await sendOne()
    await user.click(forms)
    const dialog = within(await question())
    expect(dialog.getByText(`${assetTexts.filesUploading(1)} ${assetTexts.leaveEffect(1)}`)).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: commonTexts.no }))
    expect(screen.getByRole('progressbar', { name: commonTexts.sending('slow.pdf') })).toBeInTheDocument()
    expect(requestsOf(uploadAsset)[0]?.isCanceled()).toBe(false)
  })

  it('cancels the upload, for another folder too', async () => {
    const { user, forms } = await sendOne()
    await user.click(forms)
    await user.click(within(await question()).getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByRole('heading', { name: 'Forms' })).toBeInTheDocument()
    expect(requestsOf(uploadAsset)[0]?.isCanceled()).toBe(true)
  })

  it('requires no confirmation once the upload is complete or canceled', async () => {
    const { user, forms } = await sendOne()
    await user.click(screen.getByRole('button', { name: `${commonTexts.cancel} slow.pdf` }))
    await user.click(forms)
    expect(await screen.findByRole('heading', { name: 'Forms' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
