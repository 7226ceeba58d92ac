import * as commonTexts from '#shared/texts/common'
import { expect, skipReason, test } from '../support/shell/electronShell'

test.skip(skipReason !== null, skipReason ?? '')

test('the page comes from app://console with the policy that the main process sends', async ({ openShell }) => {
  const { page } = await openShell()
  await expect(page).toHaveURL(/^app:\/\/console\/login/)
  await expect(page.getByRole('button', { name: commonTexts.signIn })).toBeVisible()
  const answered = await page.evaluate(async () => {
    const { status, headers } = await fetch('/login')
    return { status, policy: headers.get('content-security-policy') }
  })
  expect(answered.status).toBe(200)
  expect(answered.policy).toContain("default-src 'none'")
  const outside = ['/..%2f..%2fpackage.json', '/assets/..%5c..%5cpackage.json', '//other/login']
  for (const path of outside) {
    const status = await page.evaluate(
      (address) =>
        fetch(address).then(
          (answer) => answer.status,
          () => 0,
        ),
      path,
    )
    expect(status, path).not.toBe(200)
  }
})

test('scripts of others do not run', async ({ openShell }) => {
  const { page } = await openShell()
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.wasRun = true'
    document.body.append(script)
    return 'wasRun' in window
  })
  expect(ran).toBe(false)
})

test('the page has window.desktop and no other access to the machine', async ({ openShell }) => {
  const { page } = await openShell()
  const globals = await page.evaluate(() => ({
    foreign: ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter((name) => name in window),
    isFrozen: Object.isFrozen(window.desktop),
    kinds: [...new Set(Object.values(window.desktop ?? {}).map((value) => typeof value))],
  }))
  expect(globals).toEqual({ foreign: [], isFrozen: true, kinds: ['function'] })
})

test('changes that the page makes to its objects do not reach the preload', async ({ openShell }) => {
  const { page } = await openShell()
  const info = await page.evaluate(async () => {
    Function.prototype.call = () => 'overwritten'
    Array.prototype.map = () => []
    return window.desktop?.info()
  })
  expect(info).toMatchObject({ ok: true, value: { environment: 'development' } })
})

for (const target of ['https://example.com/', 'http://localhost:1/', 'app://other/']) {
  test(`the window does not navigate to ${target}`, async ({ openShell }) => {
    const { app, page } = await openShell()
    // The shell's own listener runs first, so this one sees its decision.
    const decided = app.evaluate(
      ({ BrowserWindow }) =>
        new Promise<{ url: string; isRefused: boolean }>((resolve) => {
          BrowserWindow.getAllWindows()[0]?.webContents.once('will-navigate', (event) =>
            resolve({ url: event.url, isRefused: event.defaultPrevented }),
          )
        }),
    )
    await page.evaluate((address) => window.location.assign(address), target)
    expect(await decided).toEqual({ url: target, isRefused: true })
    expect(await page.evaluate(() => window.location.origin)).toBe('app://console')
  })
}

test('new windows are not opened, and safe external links go to the system', async ({ openShell }) => {
  const { app, page } = await openShell()
  await app.evaluate(({ shell }) => {
    const opened: string[] = []
    Reflect.set(globalThis, 'openedOutside', opened)
    shell.openExternal = async (url) => void opened.push(url)
  })
  const isOpened = await page.evaluate(() =>
    ['https://example.com/help', 'file:///etc/hosts', 'javascript:alert(1)'].map((url) => window.open(url) !== null),
  )
  expect(isOpened).toEqual([false, false, false])
  await expect
    .poll(() => app.evaluate(() => Reflect.get(globalThis, 'openedOutside')))
    .toEqual(['https://example.com/help'])
  expect(app.windows()).toHaveLength(1)
})

test('the camera and the location are rejected without a prompt', async ({ openShell }) => {
  const { page } = await openShell()
  const answers = await page.evaluate(async () => {
    const camera = await navigator.mediaDevices.getUserMedia({ video: true }).then(
      () => 'granted',
      (error: unknown) => (error instanceof DOMException ? error.name : 'other'),
    )
    return { camera, place: (await navigator.permissions.query({ name: 'geolocation' })).state }
  })
  expect(answers.camera).not.toBe('granted')
  expect(answers.place).toBe('denied')
})
