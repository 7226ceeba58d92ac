import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  createAssetFolder,
  deleteAssetFolder,
  listAssets,
  listEndpoints,
  renameAssetFolder,
} from '#shared/contract/content/assets'
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
const store = 'Internal (staff only)'

beforeEach(() => {
  mockCall(listEndpoints, [{ assetsId: 'internal', name: store, is_internal: true, file_count: 1 }])
  playFolders()
})

function playFolders(names: { full: string } = { full: 'Notes' }): void {
  mockCall(listAssets, ({ query }) => {
    if (query['prefix'] !== '') return { folders: [], files: [], total_count: 0 }
    const folders = [
      { prefix: 'notes/', name: names.full, file_count: 1 },
      { prefix: 'empty/', name: 'Empty', file_count: 0 },
    ]
    return { folders, files: [], total_count: 0 }
  })
}

const open = (address: string) => renderScreen(address, { as: imani, rights: allRights })

describe('a folder', () => {
  it('is created in the current folder, and opened', async () => {
    mockCall(createAssetFolder, ({ body }) =>
      (body as { name: string }).name === 'Rates'
        ? errorAnswer('conflict', assetTexts.folderTaken, { name: assetTexts.folderTaken })
        : { prefix: 'forms/', name: 'Forms', file_count: 0 },
    )
    const user = open('/manageDocuments?store=internal')
    await user.click(await screen.findByRole('button', { name: assetTexts.newFolder }))
    const dialog = within(screen.getByRole('dialog', { name: assetTexts.newFolderIn(store) }))
    await user.type(dialog.getByLabelText(commonTexts.name), 'Rates')
    await user.click(dialog.getByRole('button', { name: assetTexts.create }))
    expect(await dialog.findByText(assetTexts.folderTaken)).toBeInTheDocument()
    await user.clear(dialog.getByLabelText(commonTexts.name))
    await user.type(dialog.getByLabelText(commonTexts.name), 'Forms')
    await user.click(dialog.getByRole('button', { name: assetTexts.create }))
    await waitFor(() => expect(window.location.search).toBe('?store=internal&folder=forms%2F'))
    expect(requestsOf(createAssetFolder)[0]?.path).toContain('/internal')
  })

  it('can be renamed, but can’t be removed while it contains files', async () => {
    mockCall(renameAssetFolder, () => {
      playFolders({ full: 'Field notes' })
      return { prefix: 'notes/', name: 'Field notes', file_count: 1 }
    })
    const user = open('/manageDocuments?store=internal&folder=notes%2F')
    await user.click(await screen.findByRole('button', { name: assetTexts.renameFolder }))
    expect(screen.queryByRole('button', { name: assetTexts.deleteFolder })).toBeNull()
    const dialog = within(screen.getByRole('dialog', { name: commonTexts.renameItem('Notes') }))
    await user.clear(dialog.getByLabelText(commonTexts.name))
    await user.type(dialog.getByLabelText(commonTexts.name), 'Field notes')
    await user.click(dialog.getByRole('button', { name: commonTexts.rename }))
    expect(await screen.findByRole('heading', { name: 'Field notes' })).toBeInTheDocument()
    expect(requestsOf(renameAssetFolder)[0]).toMatchObject({
      query: { prefix: 'notes/' },
      body: { name: 'Field notes' },
    })
  })

  it('is removed after a confirmation if it is empty, and the dialog stays open if that fails', async () => {
    mockCall(deleteAssetFolder, errorAnswer('conflict', assetTexts.deletedFileConflict))
    const user = open('/manageDocuments?store=internal&folder=empty%2F')
    await user.click(await screen.findByRole('button', { name: assetTexts.deleteFolder }))
    const question = within(screen.getByRole('dialog', { name: assetTexts.deleteFolderQuestion('Empty') }))
    await user.click(question.getByRole('button', { name: commonTexts.yes }))
    expect(await question.findByText(assetTexts.deletedFileConflict)).toBeInTheDocument()
    mockCall(deleteAssetFolder, null)
    await user.click(question.getByRole('button', { name: commonTexts.yes }))
    await waitFor(() => expect(window.location.search).toBe('?store=internal'))
  })
})
