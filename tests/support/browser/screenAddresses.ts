/** Lists the addresses of all screens that require a sign-in, and navigates between them. */
import type { Locator, Page } from '@playwright/test'
import { isStaff, propertyOwners } from '#shared/access/access'
import { missingRight } from '#shared/access/rightText'
import { findPage, type Page as PortalPage, pages } from '#shared/pages'
import * as pageTexts from '#shared/texts/pages'
import { expect } from './browser'

export const unknownAddress = '/no/such/page'

export const screens: readonly PortalPage[] = pages.filter(({ isShellOnly }) => !isShellOnly)

/** The demo users who check screens in every width and color scheme. */
export const viewers = ['customer@demo.example', 'builder@demo.example', 'staff@demo.example'] as const
type Viewer = (typeof viewers)[number]

/** Viewers who can use all of a screen. Each kind of user has a dashboard of its own. */
function viewersOf({ id, userTypes }: PortalPage): readonly Viewer[] {
  if (id === 'dashboard') return viewers
  if (userTypes?.some(isStaff)) return ['staff@demo.example']
  return [userTypes === propertyOwners ? 'builder@demo.example' : 'customer@demo.example']
}

/** The screens that a user checks in every width and color scheme. Users who aren't viewers check none. */
export const screensCheckedBy = (email: string): string[] =>
  screens.flatMap((screen) => (viewersOf(screen).some((viewer) => viewer === email) ? [screen.path] : []))

/** The texts with which a screen can say that its user may not see it. */
export function refusalOn(page: Page, address: string): Locator {
  const screen = findPage(address)
  if (!screen) throw new Error(`No screen has the address ${address}`)
  const { title, feature } = screen
  return page
    .getByText(pageTexts.wrongAccountType(title))
    .or(page.getByText(pageTexts.noAccess(title)))
    .or(page.getByText(pageTexts.noPagePermission(title)))
    .or(page.getByText(feature ? missingRight(`${feature}.read`) : pageTexts.missingPermission('')))
}

/** Navigates to another screen without reloading, as a link does. */
export const navigateTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((target) => {
    history.pushState(null, '', target)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

/** Expects a screen that has a heading and a name, and that shows its top. */
export async function expectScreen(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('main'), address).not.toBeEmpty()
  await expect(page.getByRole('heading', { level: 1 }), address).not.toBeEmpty()
  await expect(page, address).toHaveTitle(/^.{3,} · .{3,}$/)
  expect(await page.evaluate(() => window.scrollY), `${address} opens at its top`).toBe(0)
}
