import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { getStatementPdf } from '#shared/contract/statements'
import { expect, signIn, test } from '../../support/browser'
import { expectAccessible } from '../../support/looking'
import { openShell, pageOrigin, type HarnessedShell } from '../../support/shellHarness'

/** A statement of which half has come: the rest comes, or breaks off, when the test says so. */
async function halfSaved(context: BrowserContext) {
  const opened = await openShell(context, process.env['PORTAL_URL'] ?? '')
  const slow = slowly(opened.onAnswer)
  const { page } = opened
  await page.goto(`${pageOrigin}/login`)
  await signIn(page, { email: 'customer@demo.example' })
  await expect(page.getByRole('heading', { name: 'Main Dashboard', level: 1 })).toBeVisible()
  await page.goto(`${pageOrigin}/BillingHistory`)
  await page.getByRole('table').getByRole('link').first().click()
  const button = page.getByRole('button', { name: /^PDF of/ })
  // The list that is being left has a button for each statement.
  await expect(button).toHaveCount(1)
  await button.focus()
  await page.keyboard.press('Enter')
  const saves = page.getByRole('region', { name: 'Saved files' })
  await expect(saves.getByText(/^(49|50)%$/)).toBeVisible()
  await expect(saves.getByRole('progressbar', { name: /^Saving Statement/ })).toBeVisible()
  return { ...opened, button, saves, ...slow }
}

function slowly(onAnswer: HarnessedShell['onAnswer']) {
  let goOn: (how: 'rest' | 'cut') => void = () => undefined
  const told = new Promise<'rest' | 'cut'>((resolve) => (goOn = resolve))
  onAnswer.change = (url, answer, signal) => {
    if (!url.endsWith(getStatementPdf.path)) return answer
    const body = new ReadableStream<Uint8Array>({
      async start(sink) {
        signal?.addEventListener('abort', () => sink.error(signal.reason))
        const bytes = new Uint8Array(await answer.arrayBuffer())
        const half = Math.floor(bytes.length / 2)
        sink.enqueue(bytes.subarray(0, half))
        if ((await told) === 'cut') return sink.error(new Error('cut'))
        sink.enqueue(bytes.subarray(half))
        sink.close()
      },
    })
    return new Response(body, { status: answer.status, headers: answer.headers })
  }
  return { goOn }
}

/** Parts of files among them, which begin with a dot. */
const files = async (folder: string) => (await readdir(folder)).filter((name) => name.includes('.pdf'))

test('a slow statement shows how much of it has come, and where it is afterwards', async ({ context }) => {
  const { page, saves, folder, goOn, shownInFolder, button } = await halfSaved(context)
  await expectAccessible(page, 'while it comes')
  goOn('rest')
  await expect(saves.getByText('Saved.')).toBeVisible()
  await expect(button).toBeFocused()
  const [name = ''] = await files(folder)
  expect((await readFile(join(folder, name), 'latin1')).startsWith('%PDF-')).toBe(true)
  await saves.getByRole('button', { name: `Show ${name} in its folder` }).click()
  await expect.poll(() => shownInFolder).toEqual([join(folder, name)])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'once it is there')
})

test('Cancel leaves no file behind, and leads the keyboard back', async ({ context }) => {
  const { page, saves, folder, button } = await halfSaved(context)
  expect(await files(folder)).toHaveLength(1)
  await saves.getByRole('button', { name: /^Cancel saving/ }).focus()
  await page.keyboard.press('Enter')
  await expect(saves).toBeHidden()
  await expect(button).toBeFocused()
  await expect.poll(() => files(folder)).toEqual([])
})

test('a statement that breaks off says so, and leaves no file behind', async ({ context }) => {
  const { saves, folder, goOn } = await halfSaved(context)
  goOn('cut')
  await expect(saves.getByText(/^The connection broke off before the file was whole/)).toBeVisible()
  expect(await files(folder)).toEqual([])
})
