import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openDocument } from '#shared/contract/content/documents'
import * as commonTexts from '#shared/texts/common'
import * as desktopShellTexts from '#shared/texts/desktopShell'
import * as frameTexts from '#shared/texts/frame'
import { platform } from '../../../renderer/platform'
import { storeSession } from '../../../renderer/session/storedSession'
import { aCustomer, aSession, mockSignedInUser, renderScreen } from '../../support/screens/renderScreen'
import type { ComposedShell } from '../../support/shell/composedShell'
import { startInShell } from '../../support/shell/shellPage'

let composed: ComposedShell
let handle: string
beforeEach(async () => {
  composed = await startInShell()
  handle = await composed.signIn()
})

/** Creates a file whose data arrives when the test sends it. */
function createSlowFile(headers: Record<string, string>) {
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller
    },
  })
  composed.handleServerCall = (_url, { signal }) => {
    // The body fails when the request is canceled, as a real one does.
    signal?.addEventListener('abort', () => sink?.error(signal.reason))
    // The body stream of happy-dom would read ahead of main.
    return Object.defineProperty(new Response(null, { headers }), 'body', { value: body })
  }
  return {
    pour: (bytes: number) => act(async () => sink?.enqueue(new Uint8Array(bytes).fill(65))),
    end: () => act(async () => sink?.close()),
    break: () => act(async () => sink?.error(new Error('cut'))),
  }
}

const document_id = '0b9e5a52-6d3c-4a0e-9a38-0d1c5f3f9a11'
const save = () => platform.saveCall?.({ call: openDocument.path, query: { document_id }, name: 'Guide.txt' })

async function atWork() {
  const customer = aCustomer()
  mockSignedInUser(customer)
  storeSession({ ...aSession(customer.email_id), token: handle }, { keepSignedIn: false }, null)
  const user = renderScreen('/support')
  await within(await screen.findByRole('main')).findAllByRole('link')
  return user
}

const region = () => screen.findByRole('region', { name: frameTexts.savedFiles })

describe('a file that the shell saves', () => {
  it('shows its progress, and where it is afterwards', async () => {
    const user = await atWork()
    const file = createSlowFile({ 'content-length': '200' })
    void save()
    await region()
    await file.pour(100)
    expect(await screen.findByText('50%')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: frameTexts.saving('Guide.txt') })).toHaveAttribute('value', '0.5')
    await file.pour(100)
    await file.end()
    await user.click(await screen.findByRole('button', { name: frameTexts.showFileLabel('Guide.txt') }))
    await waitFor(() => expect(composed.revealedFiles).toEqual([join(composed.folder, 'Guide.txt')]))
    expect(readFileSync(join(composed.folder, 'Guide.txt'))).toHaveLength(200)
    await user.click(screen.getByRole('button', { name: commonTexts.dismissItem(frameTexts.isSaved('Guide.txt')) }))
    expect(screen.queryByRole('region', { name: frameTexts.savedFiles })).not.toBeInTheDocument()
  })

  it('shows an indefinite progress if its size is unknown', async () => {
    await atWork()
    const file = createSlowFile({})
    void save()
    await region()
    await file.pour(100)
    expect(await screen.findByText(frameTexts.savingFile)).toBeVisible()
    expect(screen.getByRole('progressbar', { name: frameTexts.saving('Guide.txt') })).not.toHaveAttribute('value')
    await file.end()
    expect(await screen.findByText(frameTexts.saved)).toBeVisible()
  })

  it('is discarded by Cancel, and the focus returns to where it was', async () => {
    const user = await atWork()
    const [link] = within(screen.getByRole('main')).getAllByRole('link')
    const file = createSlowFile({ 'content-length': '200' })
    const ended = save()
    const cancel = await screen.findByRole('button', { name: frameTexts.cancelSaving('Guide.txt') })
    await file.pour(100)
    act(() => link?.focus())
    act(() => cancel.focus())
    await user.keyboard('{Enter}')
    expect(await ended).toEqual({ outcome: 'cancelled' })
    await waitFor(() => expect(screen.queryByRole('region', { name: frameTexts.savedFiles })).not.toBeInTheDocument())
    expect(link).toHaveFocus()
    expect(readdirSync(composed.folder)).toEqual([])
  })

  it('shows why it was not saved, and is not reported as saved', async () => {
    const user = await atWork()
    const file = createSlowFile({ 'content-length': '200' })
    const ended = save()
    await region()
    await file.pour(100)
    await file.break()
    const why = desktopShellTexts.saveFailures.incomplete
    expect(await screen.findByText(why)).toBeVisible()
    expect(await ended).toMatchObject({ error: { message: why } })
    expect(screen.getByText(frameTexts.wasntSavedWith('Guide.txt', why))).toBeInTheDocument()
    expect(readdirSync(composed.folder)).toEqual([])
    await user.click(screen.getByRole('button', { name: commonTexts.dismissItem(frameTexts.wasntSaved('Guide.txt')) }))
    expect(screen.queryByRole('region', { name: frameTexts.savedFiles })).not.toBeInTheDocument()
  })

  it('is announced once at the start and once at the end, no matter how often its progress changes', async () => {
    await atWork()
    const file = createSlowFile({ 'content-length': '400' })
    void save()
    const announcement = await screen.findByText(frameTexts.savingOfName('Guide.txt'))
    expect(announcement.tagName).toBe('OUTPUT')
    await file.pour(100)
    await file.pour(200)
    expect(announcement.textContent).toBe(frameTexts.savingOfName('Guide.txt'))
    await file.pour(100)
    await file.end()
    await waitFor(() => expect(announcement.textContent).toBe(frameTexts.fileSaved('Guide.txt')))
  })

  it('is shown next to others, until the next one starts', async () => {
    await atWork()
    await act(async () => void platform.saveFile('One.csv', new Uint8Array([1])))
    expect(await screen.findByText(frameTexts.fileSaved('One.csv'))).toBeInTheDocument()
    const file = createSlowFile({ 'content-length': '200' })
    void save()
    await screen.findByRole('button', { name: frameTexts.cancelSaving('Guide.txt') })
    expect(screen.queryByText('One.csv')).not.toBeInTheDocument()
    await act(async () => void platform.saveFile('Two.csv', new Uint8Array([1])))
    expect(await screen.findByText('Two.csv')).toBeVisible()
    expect(screen.getByText('Guide.txt')).toBeVisible()
    await file.end()
  })
})
