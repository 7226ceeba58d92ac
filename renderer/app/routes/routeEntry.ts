/** What there is to say of a route. */
import type { PageAccess } from '#shared/pageAccess'
import type { Path } from '../../paths'

/** As it is written down; who may see it is told by its address. */
export interface RouteEntry extends PageAccess {
  path: Path
  /** In the browser's tab, the breadcrumb and the page's heading. */
  title: string
  /** What staff call the same address. */
  staffTitle?: string
  /** Reached without signing in. The sign-in pages themselves are stages of their own (`stage.ts`). */
  isPublic?: true
  /** About the person's own sign-in: what is selected does not matter. */
  isPersonal?: true
  /** Of the desktop shell: on the website there is no such page. */
  isOfShell?: true
  /** Tiles or tables that use all of a wide screen. */
  isWide?: true
  /** The list whose single things it shows. */
  parent?: Path
}
