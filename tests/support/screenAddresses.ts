/** The addresses of all screens that need somebody signed in, and going from one to another. */
import type { Page } from '@playwright/test'
import { isStaff, propertyOwners } from '#shared/access'
import { paths } from '#shared/paths'
import { routes } from '../../renderer/app/routes/routes'
import type { RouteEntry } from '../../renderer/app/routes/routeEntry'
import { stageOf } from '../../renderer/stage'
import { expect } from './browser'

export const unknownAddress = '/no/such/page'

export const screens: readonly RouteEntry[] = routes.filter(
  ({ path, isOfShell }) => !isOfShell && stageOf(path) === 'app',
)

/** Who looks at screens in every look. */
export const lookers = ['customer@demo.example', 'builder@demo.example', 'staff@demo.example'] as const
type Looker = (typeof lookers)[number]

/** Who may use the whole of a screen; the first page is another one for each kind of user. */
function lookersAt({ path, userTypes }: RouteEntry): readonly Looker[] {
  if (path === paths.dashboard) return lookers
  if (userTypes?.some(isStaff)) return ['staff@demo.example']
  return [userTypes === propertyOwners ? 'builder@demo.example' : 'customer@demo.example']
}

/** Where this person sees screens in every look; nowhere if they aren't one of those who do. */
export const lookedAtBy = (email: string): string[] =>
  screens.flatMap((screen) => (lookersAt(screen).some((looker) => looker === email) ? [screen.path] : []))

/** Goes to another screen of the portal that is open, as a link in it does. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

/** Expects a screen that has a heading and a name, and that shows its top. */
export async function expectScreen(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('main'), address).not.toBeEmpty()
  await expect(page.getByRole('heading', { level: 1 }), address).not.toBeEmpty()
  await expect(page, address).toHaveTitle(/^.{3,} · .{3,}$/)
  expect(await page.evaluate(() => window.scrollY), `${address} opens at its top`).toBe(0)
}
