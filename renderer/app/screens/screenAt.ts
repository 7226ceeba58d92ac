/** Which screen stands behind an address. */
import { shellPlaces } from '#shared/desktop/places'
import { paths, type Path } from '../../paths'
import { routeAt } from '../routes/routes'
import { customerScreens } from './customerScreens'
import { screen, type Screen } from './screen'
import { staffScreens } from './staffScreens'

/** All that stand in the frame of the signed-in part or beside it; the first pages of visitors are stages of their own. */
const screens: Record<Exclude<Path, StagePath>, Screen> = {
  ...customerScreens,
  ...staffScreens,
  [shellPlaces.settings]: screen(
    async () => (await import('../../features/shellSettings/ShellSettingsPage')).ShellSettingsPage,
  ),
  // Apart from the others, because staff see those of customers inside it.
  [paths.dashboard]: screen(async () => (await import('./Start')).Start),
}

type StagePath = (typeof paths)['login' | 'register' | 'forgotPassword' | 'postback']

const isOfScreen = (path: Path): path is keyof typeof screens => Object.hasOwn(screens, path)

/** The screen of an address, upper and lower case alike; undefined when there is none. */
export function screenAt(pathname: string): Screen | undefined {
  const path = routeAt(pathname)?.path
  return path !== undefined && isOfScreen(path) ? screens[path] : undefined
}
