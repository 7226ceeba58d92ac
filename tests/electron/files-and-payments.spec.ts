import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as statementTexts from '#shared/texts/billing/statements'
import * as commonTexts from '#shared/texts/common'
import * as pageTexts from '#shared/texts/pages'
import { cards, fillCard } from '../support/browser/browser'
import { expect, handleOf, type RunningShell, signIn, skipReason, test } from '../support/shell/electronShell'

test.skip(skipReason !== null, skipReason ?? '')

/** Replaces the system's save dialog, which cannot be clicked. It returns a path in the shell's folder, or cancels. */
const answerDialog = ({ app, folder }: RunningShell, answer: 'save' | 'cancel') =>
  app.evaluate(
    ({ dialog }, { to, isCancelled }) => {
      dialog.showSaveDialog = async (...dialogArguments: unknown[]) => {
        const { defaultPath = '' }: { defaultPath?: string } = Object(dialogArguments.at(-1))
        const name = defaultPath.split(/[\\/]/).at(-1) ?? ''
        return { canceled: isCancelled, filePath: isCancelled ? '' : `${to}/${name}` }
      }
    },
    { to: folder, isCancelled: answer === 'cancel' },
  )

async function openStatement(shell: RunningShell): Promise<void> {
  const { page } = shell
  await signIn(page, { email: 'customer@demo.example' })
  await expect(page.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
  await page.goto('app://console/BillingHistory')
  await page.getByRole('table').getByRole('link').first().click()
}

const pdfsIn = async (folder: string) => (await readdir(folder)).filter((name) => /\.(pdf|part)$/.test(name))

test('a statement is saved completely at the selected location', async ({ openShell }) => {
  const shell = await openShell()
  await answerDialog(shell, 'save')
  await openStatement(shell)
  await shell.page.getByRole('button', { name: new RegExp(statementTexts.pdfOf('.+')) }).click()
  await expect
    .poll(() => pdfsIn(shell.folder))
    .toEqual([expect.stringMatching(commonTexts.statementPdf('BA-\\d{10}', '.*'))])
  const [name = ''] = await pdfsIn(shell.folder)
  const bytes = await readFile(join(shell.folder, name), 'latin1')
  expect(bytes.startsWith('%PDF-')).toBe(true)
  expect(bytes.trimEnd().endsWith('%%EOF')).toBe(true)
})

test('a statement is not saved if the dialog is canceled', async ({ openShell }) => {
  const shell = await openShell()
  await answerDialog(shell, 'cancel')
  await openStatement(shell)
  const button = shell.page.getByRole('button', { name: new RegExp(statementTexts.pdfOf('.+')) })
  await button.click()
  await expect(button).toBeEnabled()
  expect(await pdfsIn(shell.folder)).toEqual([])
})

test('the bytes of a file created by the page reach the main process unchanged', async ({ openShell }) => {
  const shell = await openShell()
  await answerDialog(shell, 'save')
  const result = await shell.page.evaluate(() =>
    window.desktop?.saveBytes({ saveId: 'list', name: 'list.csv', bytes: Uint8Array.from([0, 128, 255, 10]) }),
  )
  expect(result).toMatchObject({ ok: true, value: { status: 'saved', fileName: 'list.csv' } })
  expect([...(await readFile(join(shell.folder, 'list.csv')))]).toEqual([0, 128, 255, 10])
})

async function startPayment({ app, page }: RunningShell, customer: string) {
  const opened = app.waitForEvent('window')
  const result = page.evaluate((input) => window.desktop?.startPayment(input), {
    handle: await handleOf(page),
    accountNumber: customer,
    category: 'CC' as const,
    isLegacy: false,
  })
  return { payment: await opened, result }
}

test('the provider’s page returns its message, and its window closes', async ({ openShell, household }) => {
  const shell = await openShell()
  await signIn(shell.page, household.person)
  await expect(shell.page.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
  const { payment, result } = await startPayment(shell, household.person.customerNumber)
  expect(await payment.evaluate(() => 'desktop' in globalThis)).toBe(false)
  await fillCard(payment, cards.works)
  expect(await result).toMatchObject({
    ok: true,
    value: { status: 'returned', message: { Token: expect.stringMatching(/./) } },
  })
  await expect.poll(() => shell.app.windows()).toHaveLength(1)
})

test('a payment is canceled when its window is closed', async ({ openShell, household }) => {
  const shell = await openShell()
  await signIn(shell.page, household.person)
  await expect(shell.page.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
  const { payment, result } = await startPayment(shell, household.person.customerNumber)
  await payment.close()
  expect(await result).toEqual({ ok: true, value: { status: 'cancelled' } })
})

test('the provider’s page navigates only to itself and the portal', async ({ openShell, household }) => {
  const shell = await openShell()
  await signIn(shell.page, household.person)
  await expect(shell.page.getByRole('heading', { name: pageTexts.mainDashboard, level: 1 })).toBeVisible()
  const { payment, result } = await startPayment(shell, household.person.customerNumber)
  // The window may close before this call returns.
  await payment.evaluate(() => window.location.assign('https://evil.example/')).catch(() => undefined)
  expect(await result).toEqual({ ok: true, value: { status: 'blocked' } })
})
