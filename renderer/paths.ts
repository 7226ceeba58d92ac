/** Types of the addresses that a link of the portal can lead to. The addresses are in shared/paths.ts. */
import type { shellScreens } from '#shared/desktop/shellScreens'
import { paths } from '#shared/paths'

export { paths }

/** Exists in the desktop shell only. It is separate because every page of the website loads the other paths. */
export type ShellPath = (typeof shellScreens)['settings']

export type Path = (typeof paths)[keyof typeof paths] | ShellPath
