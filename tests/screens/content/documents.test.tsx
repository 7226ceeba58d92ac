import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  type LibraryDocument,
  listDocumentFolders,
  listDocuments,
  openDocument,
} from '#shared/contract/content/documents'
import * as commonTexts from '#shared/texts/common'
import * as documentTexts from '#shared/texts/content/documents'
import { platform } from '../../../renderer/platform'
import { ownText } from '../../support/screens/ownText'
import { aCustomer, errorAnswer, mockCall, renderScreen, requestsOf } from '../../support/screens/renderScreen'

const customer = aCustomer()

const aDocument = (changes: Partial<LibraryDocument> = {}): LibraryDocument => ({
  document_id: '33333333-3333-4333-8333-333333333333',
  folder_code: 'rates',
  folder_name: 'Rates & tariffs',
  title: 'Fiber rate sheet',
  description: 'Internet plans.',
  file_name: 'Fiber rate sheet.pdf',
  media_type: 'application/pdf',
  size_bytes: 14_336,
  language: 'en',
  updated_on: '2026-03-01',
  ...changes,
})

function playLibrary(documents = [aDocument()], total = documents.length): void {
  mockCall(listDocumentFolders, [
    { folder_code: 'rates', name: 'Rates & tariffs', document_count: 2 },
    { folder_code: 'guides', name: 'How-to guides', document_count: 1 },
  ])
  mockCall(listDocuments, { documents, total_count: total })
}
const lastBody = () => requestsOf(listDocuments).at(-1)?.body

describe('the resource center', () => {
  it('lists documents with type, size and date', async () => {
    playLibrary([
      aDocument(),
      aDocument({ document_id: '44444444-4444-4444-8444-444444444444', language: 'es', title: 'Gas' }),
    ])
    renderScreen('/resourceCenter', { as: customer })
    const row = within((await screen.findByText('Fiber rate sheet')).closest('tr') ?? document.body)
    expect(row.getByText('PDF')).toBeVisible()
    expect(row.getByText('14.00 KB')).toBeVisible()
    expect(row.getByText('03/01/2026')).toBeVisible()
    expect(screen.getByText('Rates & tariffs · Spanish')).toBeVisible()
  })

  it('keeps the folder, the search and the page in the URL', async () => {
    playLibrary([aDocument()], 45)
    const user = renderScreen('/resourceCenter', { as: customer })
    await user.click(await screen.findByRole('link', { name: /^Rates & tariffs/ }))
    expect(window.location.search).toBe('?folder=rates')
    await user.type(await screen.findByLabelText(documentTexts.searchThisFolder), 'gas')
    await waitFor(() => expect(window.location.search).toBe('?folder=rates&search=gas'))
    expect(screen.getByLabelText(documentTexts.searchThisFolder)).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: commonTexts.page(2) }))
    await waitFor(() =>
      expect(lastBody()).toEqual({ folder_code: 'rates', search: 'gas', page_number: 2, page_size: 20 }),
    )
  })

  it('explains an empty result and an empty folder', async () => {
    playLibrary([], 0)
    renderScreen('/resourceCenter?folder=rates&search=zzz', { as: customer })
    const nothing = documentTexts.noMatchHere.replace('<words/>', 'zzz')
    expect(await screen.findByText(ownText(nothing))).toBeVisible()
    expect(screen.getByRole('link', { name: (name) => nothing.includes(`<link>${name}</link>`) })).toHaveAttribute(
      'href',
      '/resourceCenter?search=zzz',
    )
  })

  it('has an explanation for an empty folder', async () => {
    playLibrary([], 0)
    renderScreen('/resourceCenter?folder=gone', { as: customer })
    expect(await screen.findByText(ownText(documentTexts.emptyFolder))).toBeVisible()
  })

  it('downloads a document, and shows a failure inline until the next attempt', async () => {
    const saved = vi.spyOn(platform, 'saveFile').mockResolvedValue({ outcome: 'saved' })
    playLibrary()
    mockCall(openDocument, errorAnswer('unavailable', documentTexts.fileUnavailable))
    const user = renderScreen('/resourceCenter', { as: customer })
    await user.click(await screen.findByRole('button', { name: commonTexts.downloadItem('Fiber rate sheet') }))
    expect(await screen.findByText(`${documentTexts.downloadFailed} ${documentTexts.fileUnavailable}`)).toBeVisible()
    expect(saved).not.toHaveBeenCalled()
    mockCall(openDocument, new Blob(['%PDF']))
    await user.click(screen.getByRole('button', { name: commonTexts.tryAgain }))
    await waitFor(() => expect(saved).toHaveBeenCalledWith('Fiber rate sheet.pdf', expect.any(Uint8Array)))
    expect(screen.queryByText(documentTexts.downloadFailed, { exact: false })).toBeNull()
  })

  it('opens a PDF beside the portal, and downloads it if no window can open', async () => {
    const saved = vi.spyOn(platform, 'saveFile').mockResolvedValue({ outcome: 'saved' })
    const opened = vi.spyOn(platform, 'openPdf').mockResolvedValueOnce('opened').mockResolvedValueOnce('blocked')
    playLibrary()
    mockCall(openDocument, new Blob(['%PDF']))
    const user = renderScreen('/resourceCenter', { as: customer })
    const preview = await screen.findByRole('button', { name: documentTexts.previewLabel('Fiber rate sheet') })
    await user.click(preview)
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
    expect(saved).not.toHaveBeenCalled()
    await user.click(preview)
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  })

  it('offers no preview of other files', async () => {
    playLibrary([aDocument({ media_type: 'text/csv' })])
    renderScreen('/resourceCenter', { as: customer })
    expect(await screen.findByRole('button', { name: commonTexts.downloadItem('Fiber rate sheet') })).toBeVisible()
    expect(screen.queryByRole('button', { name: documentTexts.previewLabel('Fiber rate sheet') })).toBeNull()
  })

  it('explains a failure to load', async () => {
    mockCall(listDocumentFolders, errorAnswer('unexpected', 'Something went wrong on our side.'))
    renderScreen('/resourceCenter', { as: customer })
    expect(await screen.findByText(documentTexts.documentsNotLoaded)).toBeVisible()
  })
})
