import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getStatementPdf } from '#shared/contract/billing/statements'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import * as shellTexts from '#shared/texts/desktopShell'
import * as frameTexts from '#shared/texts/frame'
import { expectAccessible } from '../../support/browser/accessibilityChecks'
import { expect, test } from '../../support/browser/browser'
import { openShellAs, pageOrigin, type ShellSurroundings, type TestShell } from '../../support/shell/shellHarness'

/** Serves half of a statement for each request. The test then sends the rest or breaks the connection. */
async function openStatement(surroundings: ShellSurroundings) {
  const opened = await openShellAs(surroundings, { email: 'customer@demo.example' })
  const { page } = opened
  await page.goto(`${pageOrigin}/BillingHistory`)
  await page.getByRole('table').getByRole('link').first().click()
  const button = page.getByRole('button', { name: new RegExp(statementTexts.pdfOf('.+')) })
  // The previous list, which is still being removed, has a button for each statement.
  await expect(button).toHaveCount(1)
  const saves = page.getByRole('region', { name: frameTexts.savedFiles })
  const saveHalf = async () => {
    const finish = sendHalf(opened.onAnswer)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(saves.getByText(/^(49|50)%$/)).toBeVisible()
    await expect(saves.getByRole('progressbar', { name: frameTexts.saving('Statement') })).toBeVisible()
    return finish
  }
  return { ...opened, button, saves, saveHalf }
}

/** Sends half of each statement. The returned function sends the rest, or breaks the connection. */
function sendHalf(onAnswer: TestShell['onAnswer']): (how: 'rest' | 'cut') => void {
  let finish: (how: 'rest' | 'cut') => void = () => undefined
  const instruction = new Promise<'rest' | 'cut'>((resolve) => (finish = resolve))
  onAnswer.change = (url, answer, signal) => {
    if (!url.endsWith(getStatementPdf.path)) return answer
    const body = new ReadableStream<Uint8Array>({
      async start(sink) {
        signal?.addEventListener('abort', () => sink.error(signal.reason))
        const bytes = new Uint8Array(await answer.arrayBuffer())
        const half = Math.floor(bytes.length / 2)
        sink.enqueue(bytes.subarray(0, half))
        if ((await instruction) === 'cut') return sink.error(new Error('cut'))
        sink.enqueue(bytes.subarray(half))
        sink.close()
      },
    })
    return new Response(body, { status: answer.status, headers: answer.headers })
  }
  return finish
}

/** Lists the PDF files, including partial ones, whose names begin with a dot. */
const files = async (folder: string) => (await readdir(folder)).filter((name) => name.includes('.pdf'))

test('a slow statement shows its progress, can be canceled, leaves no file if the connection breaks, and is saved with the server’s content in a folder that can be opened', async ({
  context,
  db,
}) => {
  const { page, saves, folder, shownInFolder, button, saveHalf } = await openStatement({ context, db })
  await saveHalf()
  expect(await files(folder)).toHaveLength(1)
  await saves.getByRole('button', { name: frameTexts.cancelSaving('Statement') }).focus()
  await page.keyboard.press('Enter')
  await expect(saves).toBeHidden()
  await expect(button).toBeFocused()
  await expect.poll(() => files(folder)).toEqual([])

  const breakOff = await saveHalf()
  breakOff('cut')
  await expect(saves.getByText(shellTexts.saveFailures.incomplete)).toBeVisible()
  expect(await files(folder)).toEqual([])

  const finish = await saveHalf()
  await expectAccessible(page, 'while it comes')
  finish('rest')
  await expect(saves.getByText(frameTexts.saved)).toBeVisible()
  await expect(button).toBeFocused()
  const [name = ''] = await files(folder)
  expect(name).toMatch(new RegExp(`^${commonTexts.statementPdf('BA-\\d{10}', '\\d{4}-\\d{2}-\\d{2}')}$`))
  expect((await readFile(join(folder, name), 'latin1')).startsWith('%PDF-')).toBe(true)
  await saves.getByRole('button', { name: frameTexts.showFileLabel(name) }).click()
  await expect.poll(() => shownInFolder).toEqual([join(folder, name)])
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'once it is there')
})
