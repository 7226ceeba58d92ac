/** The properties of a route. */
import type { PageAccess } from '#shared/pageAccess'
import type { Path } from '../../paths'

/** An entry of the route tables. Who may see it is defined in shared/pageAccess.ts. */
export interface RouteEntry extends PageAccess {
  path: Path
  /** Shown in the browser tab, the breadcrumb and the heading. */
  title: string
  /** The title that staff see for the same address. */
  staffTitle?: string
  /** Accessible without signing in. The sign-in pages themselves are separate stages (`stage.ts`). */
  isPublic?: true
  /** Concerns the person's own sign-in, independent of the selection. */
  isPersonal?: true
  /** Exists in the desktop shell only. */
  isShellOnly?: true
  /** Tiles or tables that use the full width of a wide screen. */
  isWide?: true
  /** The list that contains the page's subject. */
  parent?: Path
}
