import * as chatTexts from '#shared/texts/speech/chat'
import * as commandTexts from '#shared/texts/speech/commands'
import { expect, signIn, test } from '../../../support/browser/browser'

test('the header stays visible and never covers the focused element, on a tablet and on a wide screen', async ({
  customerPage: page,
}) => {
  // A long page with many fields.
  await page.goto('/communicationPreference')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  const header = page.getByRole('banner')
  for (const width of [900, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200)
    await expect(header).toBeInViewport({ ratio: 1 })
    expect((await header.boundingBox())?.height).toBeLessThan(80)
    await page.getByRole('contentinfo').click()
    const focusedElements: { text: string; isCovered: boolean }[] = []
    for (let count = 0; count < 25; count++) {
      await page.keyboard.press('Shift+Tab')
      const found = await page.evaluate(() => {
        const focused = document.activeElement
        const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        if (!focused || !document.querySelector('main')?.contains(focused)) return null
        return { text: focused.textContent || focused.tagName, isCovered: focused.getBoundingClientRect().top < bottom }
      })
      if (found) focusedElements.push(found)
    }
    expect(focusedElements.length, `at ${width} px`).toBeGreaterThan(15)
    expect(
      focusedElements.filter(({ isCovered }) => isCovered),
      `at ${width} px`,
    ).toEqual([])
  }
})

test('at every width the provider’s name is shown in full, or only its logo is', async ({ customerPage: page }) => {
  await page.goto('/')
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const shown = () =>
      page
        .getByRole('banner')
        .getByRole('link')
        .evaluate((link) => {
          const name = link.querySelector('span')
          const [outer, inner] = [link.getBoundingClientRect(), name?.getBoundingClientRect()]
          if (!name || !inner) return 'none'
          if (inner.top >= outer.bottom) return 'mark'
          return name.scrollWidth <= name.clientWidth || inner.right <= outer.right ? 'name' : 'cut'
        })
    await expect.poll(shown, `at ${width} px`).toBe(width < 700 ? 'mark' : 'name')
  }
})

test('directly after signing in, the frame fits every narrow screen, without the status of the sign-in page', async ({
  page,
  household,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/login')
  const status = page.locator('#service-status')
  await expect(status).toBeVisible()
  await signIn(page, household.person)
  // The tools of the header are loaded later.
  await expect(page.getByRole('button', { name: chatTexts.askAQuestion })).toBeVisible()
  await expect(status).toBeHidden()
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('on a tablet the command palette opens by touch, and the header has room for its button', async ({
  customerPage: page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await page.goto('/')
  const opener = page.getByRole('button', { name: commandTexts.openPalette })
  await expect(opener).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(900)
  await opener.click()
  await expect(page.getByRole('combobox', { name: commandTexts.palettePrompt })).toBeFocused()
})
