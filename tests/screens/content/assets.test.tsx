import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AssetFile,
  deleteAsset,
  downloadAsset,
  findAssetUses,
  listAssets,
  listEndpoints,
  restoreAsset,
  updateAssetDetails,
  uploadAsset,
} from '#shared/contract/content/assets'
import { listCommunities } from '#shared/contract/customers/communities'
import type { Problem } from '#shared/http/errors'
import * as commonTexts from '#shared/texts/common'
import * as announcementTexts from '#shared/texts/content/announcements'
import * as assetTexts from '#shared/texts/content/assets'
import { onFailure } from '../../../renderer/api/http'
import { platform } from '../../../renderer/platform'
import { createDeferredAnswer } from '../../support/screens/deferredAnswer'
import {
  allRights,
  aStaffMember,
  errorAnswer,
  mockCall,
  renderScreen,
  requestsOf,
} from '../../support/screens/renderScreen'

const imani = aStaffMember()
const internalStore = 'Internal (staff only)'

const rates: AssetFile = {
  fileKey: 'rates/Fiber rates.pdf',
  document_id: '33333333-3333-4333-8333-333333333333',
  version: 4,
  file_name: 'Fiber rates.pdf',
  size_bytes: 2_097_152,
  media_type: 'application/pdf',
  modified_on: '2026-03-01',
  modified_by: 'Imani Pruitt',
  title: 'Fiber rate sheet',
  description: '',
  language: 'en',
  user_type: ['BUILDER'],
  community: [],
}

function playFolder(files: AssetFile[]): void {
  mockCall(listAssets, ({ path, query }) => {
    if (query['prefix'] === 'rates/') return { folders: [], files, total_count: files.length }
    const isInternal = path.endsWith('/internal')
    const folder = isInternal
      ? { prefix: 'notes/', name: 'Notes', file_count: 0 }
      : { prefix: 'rates/', name: 'Rates', file_count: files.length }
    return { folders: [folder], files: [], total_count: 0 }
  })
}

beforeEach(() => {
  mockCall(listEndpoints, [
    { assetsId: 'resource-center', name: 'Resource Center', is_internal: false, file_count: 1 },
    { assetsId: 'internal', name: internalStore, is_internal: true, file_count: 0 },
  ])
  playFolder([rates])
  mockCall(findAssetUses, { announcements: [] })
  mockCall(listCommunities, { communities: [], total_count: 0, states: [] })
})

const open = (address = '/manageDocuments?store=resource-center&folder=rates%2F', rights = allRights) =>
  renderScreen(address, { as: imani, rights })
const picker = () => screen.findByLabelText(assetTexts.uploadFiles, { selector: 'input' })
const file = (name: string, text = 'x') => new File([text], name)

describe('the assets', () => {
  it('are in folders by community', async () => {
    const user = open('/manageDocuments')
    const folders = within(await screen.findByRole('navigation', { name: assetTexts.folders }))
    const internal = within(await folders.findByRole('region', { name: internalStore }))
    expect(await internal.findByRole('link', { name: /Notes/ })).toBeInTheDocument()
    await user.click(await folders.findByRole('link', { name: /Rates/ }))
    expect(window.location.search).toBe('?store=resource-center&folder=rates%2F')
    const row = within((await screen.findByText(rates.file_name)).closest('tr') ?? document.body)
    const forBuilders = assetTexts.forLabel(announcementTexts.userTypeLabels.BUILDER)
    for (const text of ['2.00 MB', 'PDF', '03/01/2026', 'Imani Pruitt', forBuilders]) {
      expect(row.getByText(text)).toBeInTheDocument()
    }
  })

  it('are uploaded several at once, each with its own result', async () => {
    mockCall(uploadAsset, ({ body }) => {
      const sent = (body as { file: File }).file
      return sent.name === 'bad.pdf'
        ? errorAnswer('unsupported_type', assetTexts.wrongType, { file: assetTexts.wrongType })
        : { ...rates, file_name: sent.name }
    })
    const user = open()
    await user.upload(await picker(), [file('new.pdf'), file('bad.pdf'), file('empty.pdf', '')])
    expect(await screen.findByText('Document uploaded successfully!')).toBeInTheDocument()
    expect(await screen.findByText(`Failed to upload document! ${assetTexts.wrongType}`)).toBeInTheDocument()
    expect(screen.getByText(`Failed to upload document! ${assetTexts.empty}`)).toBeInTheDocument()
    expect(screen.getByText(commonTexts.uploaded('1 byte'))).toBeInTheDocument()
    expect(requestsOf(uploadAsset)).toHaveLength(2)
    expect(requestsOf(uploadAsset)[0]?.body).toMatchObject({ destinationPath: 'rates/' })
  })

  it('can be dropped on the page, and canceled during the upload', async () => {
    const answer = createDeferredAnswer<AssetFile>()
    mockCall(uploadAsset, () => answer.promise)
    const user = open()
    const zone = (await picker()).parentElement ?? document.body
    fireEvent.drop(zone, { dataTransfer: { files: [file('dropped.pdf')] } })
    expect(await screen.findByRole('progressbar', { name: commonTexts.sending('dropped.pdf') })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: `${commonTexts.cancel} dropped.pdf` }))
    expect(screen.queryByText('dropped.pdf')).toBeNull()
    answer.resolveWith(rates)
    expect(screen.queryByText('Document uploaded successfully!')).toBeNull()
  })

  it('replace one of the same name only on request', async () => {
    mockCall(uploadAsset, rates)
    const user = open()
    await screen.findByText(rates.file_name)
    await user.upload(await picker(), file('fiber rates.pdf'))
    expect(await screen.findByText(assetTexts.nameTaken)).toBeInTheDocument()
    expect(requestsOf(uploadAsset)).toEqual([])
    await user.click(screen.getByRole('button', { name: commonTexts.replaceItem('fiber rates.pdf') }))
    await waitFor(() => expect(requestsOf(uploadAsset)[0]?.body).toMatchObject({ replace: 'true' }))
  })

  it('are downloaded, and show an error if that fails', async () => {
    const saved = vi.spyOn(platform, 'saveFile').mockResolvedValue({ outcome: 'saved' })
    mockCall(downloadAsset, errorAnswer('unavailable', 'Not now.'))
    const user = open()
    const button = await screen.findByRole('button', { name: commonTexts.downloadItem(rates.file_name) })
    await user.click(button)
    expect(await screen.findByText('Failed to downlaod document! Not now.')).toBeInTheDocument()
    mockCall(downloadAsset, new Blob(['%PDF']))
    await user.click(button)
    expect(await screen.findByText('Document downloaded successfully!')).toBeInTheDocument()
    expect(saved).toHaveBeenCalledWith(rates.file_name, expect.any(Uint8Array))
    expect(screen.queryByText(/Not now\.$/, { selector: 'div' })).toBeNull()
  })

  it('are deleted after a confirmation, and can be restored', async () => {
    mockCall(deleteAsset, () => {
      playFolder([])
      return { document_id: rates.document_id }
    })
    mockCall(restoreAsset, () => {
      playFolder([rates])
      return rates
    })
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.deleteItem(rates.file_name) }))
    const question = within(screen.getByRole('dialog'))
    expect(question.getByRole('button', { name: commonTexts.no })).toBeInTheDocument()
    await user.click(question.getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText(assetTexts.wasDeleted(rates.file_name))).toBeInTheDocument()
    const isUndo = (name: string) => name === assetTexts.undoS(Number(/\d+/.exec(name)?.[0]))
    expect(await screen.findByText(assetTexts.emptyFolderHint)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: isUndo }))
    expect(await screen.findByRole('button', { name: commonTexts.deleteItem(rates.file_name) })).toBeInTheDocument()
    expect(requestsOf(restoreAsset)[0]?.body).toEqual({ document_id: rates.document_id })
    expect(screen.queryByText(assetTexts.wasDeleted(rates.file_name))).toBeNull()
  })

  it('show an error in the confirmation if they could not be deleted', async () => {
    mockCall(deleteAsset, errorAnswer('unexpected', 'Broken.'))
    const user = open()
    await user.click(await screen.findByRole('button', { name: commonTexts.deleteItem(rates.file_name) }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: commonTexts.yes }))
    expect(await screen.findByText('Failed to delete Document . Broken.')).toBeInTheDocument()
  })

  it('have a title and an audience that can be changed', async () => {
    mockCall(updateAssetDetails, rates)
    const user = open()
    await user.click(await screen.findByRole('button', { name: assetTexts.detailsOf(rates.file_name) }))
    const dialog = within(screen.getByRole('dialog'))
    await user.clear(dialog.getByLabelText(commonTexts.title))
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(await dialog.findByText('Title is required')).toBeInTheDocument()
    await user.type(dialog.getByLabelText(commonTexts.title), 'Rates')
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    await waitFor(() =>
      expect(requestsOf(updateAssetDetails)[0]?.body).toEqual({
        title: 'Rates',
        description: rates.description,
        language: 'en',
        user_type: ['BUILDER'],
        community: rates.community,
        version: 4,
      }),
    )
  })

  it('do not overwrite what a colleague saved until the user has accepted that', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: assetTexts.detailsOf(rates.file_name) }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(commonTexts.title), ' 2026')
    // The error arrives together with the current list.
    mockCall(updateAssetDetails, errorAnswer('conflict', assetTexts.editConflict))
    playFolder([{ ...rates, version: 5, user_type: ['DEVELOPER'] }])
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    expect(
      await dialog.findByText(
        assetTexts.someoneElseSaved(assetTexts.forUserTypes(announcementTexts.userTypeLabels.DEVELOPER)),
      ),
    ).toBeInTheDocument()
    mockCall(updateAssetDetails, rates)
    await user.click(await dialog.findByRole('button', { name: commonTexts.save }))
    await waitFor(() => expect(requestsOf(updateAssetDetails)).toHaveLength(2))
    expect(requestsOf(updateAssetDetails)[1]?.body).toMatchObject({ version: 4 })
  })

  it('take what a colleague saved into untouched fields, once the user has accepted it', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: assetTexts.detailsOf(rates.file_name) }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(assetTexts.descriptionOptional), 'From April')
    const onProblem = vi.fn<(problem: Problem) => void>()
    const stop = onFailure(onProblem)
    mockCall(updateAssetDetails, errorAnswer('conflict', assetTexts.editConflict))
    playFolder([{ ...rates, version: 5, title: 'Rates of 2026', file_name: 'Rates.pdf' }])
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    const changes = `${assetTexts.fileName('Rates.pdf')} · ${assetTexts.titleOf('Rates of 2026')}`
    await dialog.findByText(assetTexts.someoneElseSaved(changes))
    // The message appears only once: neither next to the button nor as a toast.
    expect(screen.queryByText(assetTexts.editConflict)).toBeNull()
    expect(onProblem).not.toHaveBeenCalled()
    stop()
    await user.click(dialog.getByRole('button', { name: commonTexts.gotIt }))
    expect(dialog.getByLabelText(commonTexts.title)).toHaveValue('Rates of 2026')
    expect(screen.queryByText(assetTexts.editConflict)).toBeNull()
    mockCall(updateAssetDetails, rates)
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    await waitFor(() => expect(requestsOf(updateAssetDetails)).toHaveLength(2))
    const { language, user_type, community } = rates
    expect(requestsOf(updateAssetDetails)[1]?.body).toEqual({
      title: 'Rates of 2026',
      description: 'From April',
      language,
      user_type,
      community,
      version: 5,
    })
  })

  it('keep their extension if the new name has none', async () => {
    mockCall(updateAssetDetails, rates)
    const user = open()
    await user.click(await screen.findByRole('button', { name: assetTexts.detailsOf(rates.file_name) }))
    const dialog = within(screen.getByRole('dialog'))
    fireEvent.change(dialog.getByLabelText(assetTexts.fileNameLabel), { target: { value: 'Rates' } })
    await user.click(dialog.getByRole('button', { name: commonTexts.save }))
    await waitFor(() => expect(requestsOf(updateAssetDetails)[0]?.body).toMatchObject({ file_name: 'Rates.pdf' }))
  })

  it('have a link that opens the document for customers', async () => {
    const copied = vi.spyOn(platform, 'copyLink').mockResolvedValue(true)
    const user = open()
    await user.click(await screen.findByRole('button', { name: assetTexts.copyLinkTo(rates.file_name) }))
    expect(copied).toHaveBeenCalledWith(`/resourceCenter?document=${rates.document_id}`)
  })

  it('are read-only without the right to change them', async () => {
    const rights = allRights.map((one) => (one.name === 'DOCUMENTS' ? { ...one, write: false } : one))
    open('/manageDocuments?store=resource-center&folder=rates%2F', rights)
    expect(await screen.findByRole('button', { name: commonTexts.downloadItem(rates.file_name) })).toBeInTheDocument()
    for (const name of [
      assetTexts.newFolder,
      assetTexts.renameFolder,
      assetTexts.uploadFiles,
      assetTexts.detailsOf(rates.file_name),
      commonTexts.deleteItem(rates.file_name),
    ])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('explain a failure to load', async () => {
    mockCall(listEndpoints, errorAnswer('unexpected', 'Broken.'))
    open()
    expect(await screen.findByText(assetTexts.assetsNotLoaded)).toBeInTheDocument()
  })
})
