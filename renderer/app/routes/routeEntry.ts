/** What there is to say of a route. */
import type { UserType } from '#shared/access'
import type { Feature } from '#shared/features'
import type { Path } from '../../paths'

export interface RouteEntry {
  path: Path
  /** In the browser's tab, the breadcrumb and the page's heading. */
  title: string
  /** What staff call the same address. */
  staffTitle?: string
  /** Reached without signing in. The sign-in pages themselves are stages of their own (`stage.ts`). */
  isPublic?: true
  /** Who may see it; everybody signed in unless given. */
  userTypes?: readonly UserType[]
  /** The feature whose read permission it needs. */
  feature?: Feature
  /** About the person's own sign-in: what is selected does not matter. */
  isPersonal?: true
  /** Of the desktop shell: on the website there is no such page. */
  isOfShell?: true
  /** Tiles or tables that use all of a wide screen. */
  isWide?: true
  /** The list whose single things it shows. */
  parent?: Path
}
