/** Maps addresses to screens. */
import { shellScreens } from '#shared/desktop/shellScreens'
import { type Path, paths } from '../../paths'
import { routeAt } from '../routes/routes'
import { customerScreens } from './customerScreens'
import { type LazyScreen, lazyScreen } from './lazyScreen'
import { staffScreens } from './staffScreens'

/** All screens inside and beside the signed-in frame. The visitors' first pages are separate stages. */
const screens: Record<Exclude<Path, StagePath>, LazyScreen> = {
  ...customerScreens,
  ...staffScreens,
  [shellScreens.settings]: lazyScreen(
    async () => (await import('../../features/shellSettings/ShellSettingsPage')).ShellSettingsPage,
  ),
  // Defined here and not in `customerScreens`, because the staff's start page shows those screens inside it.
  [paths.dashboard]: lazyScreen(async () => (await import('./Start')).Start),
}

type StagePath = (typeof paths)['login' | 'register' | 'forgotPassword' | 'postback']

const hasScreen = (path: Path): path is keyof typeof screens => Object.hasOwn(screens, path)

/** The screen of an address, upper and lower case alike; undefined when there is none. */
export function screenAt(pathname: string): LazyScreen | undefined {
  const path = routeAt(pathname)?.path
  return path !== undefined && hasScreen(path) ? screens[path] : undefined
}
