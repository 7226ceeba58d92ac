/** Where a link of the portal leads. The addresses themselves are in shared/paths.ts. */
import type { shellPlaces } from '#shared/desktop/places'
import { paths } from '#shared/paths'

export { paths }

/** Of the desktop shell alone; apart from the others, which every page of the website carries. */
export type ShellPath = (typeof shellPlaces)['settings']

export type Path = (typeof paths)[keyof typeof paths] | ShellPath
