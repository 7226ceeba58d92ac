/** Uploads in the desktop app are canceled by main, which alone knows whether the server had already answered. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type AssetFile, listAssets, listEndpoints, uploadAsset } from '#shared/contract/content/assets'
import * as commonTexts from '#shared/texts/common'
import * as assetTexts from '#shared/texts/content/assets'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import { aStaffMember, mockCall, offline, renderScreen, requestsOf } from '../../support/screens/renderScreen'
import type { ComposedShell } from '../../support/shell/composedShell'
import { startInShell } from '../../support/shell/shellPage'

const imani = aStaffMember()
const plan: AssetFile = {
  fileKey: 'rates/plan.pdf',
  document_id: '8d6f1b52-0000-4000-8000-000000000001',
  version: 1,
  file_name: 'plan.pdf',
  size_bytes: 1,
  media_type: 'application/pdf',
  modified_on: '2026-03-01',
  modified_by: 'Imani Pruitt',
  title: 'Plan',
  description: '',
  language: 'en',
  user_type: [],
  community: [],
}

let composed: ComposedShell
beforeEach(async () => {
  composed = await startInShell()
  mockCall(listEndpoints, [{ assetsId: 'resource-center', name: 'Resource Center', is_internal: false, file_count: 0 }])
  mockCall(listAssets, ({ query }) => ({
    folders: query['prefix'] ? [] : [{ prefix: 'rates/', name: 'Rates', file_count: 0 }],
    files: [],
    total_count: 0,
  }))
})

/** Starts an upload whose answer the test sends later. */
async function startUpload() {
  const answer = createDeferredAnswer<AssetFile | typeof offline>()
  mockCall(uploadAsset, () => answer.promise)
  const user = renderScreen('/manageDocuments?store=resource-center&folder=rates%2F', { as: imani })
  const picker = await screen.findByLabelText(assetTexts.uploadFiles, { selector: 'input' })
  await user.upload(picker, new File(['x'], 'plan.pdf'))
  const cancel = await screen.findByRole('button', { name: `${commonTexts.cancel} plan.pdf` })
  return { user, cancel, answer }
}

it('canceling an upload cancels its call in the main process by id, and reports no lost answer', async () => {
  const cancelCall = vi.spyOn(composed.desktop, 'cancelCall')
  const { user, cancel, answer } = await startUpload()
  await user.click(cancel)
  const [call] = requestsOf(uploadAsset)
  expect(cancelCall).toHaveBeenCalledWith({ requestId: call?.headers['X-Request-Id'] })
  answer.resolveWith(offline)
  await waitFor(() => expect(screen.queryByText('plan.pdf')).not.toBeInTheDocument())
  expect(screen.queryByText(commonTexts.offline)).not.toBeInTheDocument()
})

it('a document that was uploaded before it could be canceled is reported as uploaded', async () => {
  vi.spyOn(composed.desktop, 'cancelCall').mockResolvedValue({ ok: true, value: false })
  const { user, cancel, answer } = await startUpload()
  await user.click(cancel)
  answer.resolveWith(plan)
  expect(await screen.findByText(assetTexts.alreadyUploaded('plan.pdf'))).toBeVisible()
  expect(screen.getByText(commonTexts.uploaded('1 byte'))).toBeVisible()
})

it('an upload shows an indefinite progress if its share is unknown', async () => {
  await startUpload()
  expect(screen.getByRole('progressbar', { name: commonTexts.sending('plan.pdf') })).not.toHaveAttribute('value')
})
