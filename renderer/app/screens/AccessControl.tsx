/** /admin/settings with pending access changes and a menu preview of a role. It reuses the code of the real menu. */

import type { AppFeature } from '#shared/access/appFeature'
import { WaitingChanges } from '../../features/accessChanges/WaitingChanges'
import { AccessControlPage } from '../../features/roles/AccessControlPage'
import type { PreviewEntry } from '../../features/roles/RolePreview'
import { useSignedIn } from '../../session/SignedIn'
import { accessProblem } from '../routes/accessProblem'
import { type MenuContext, type MenuEntry, menuFor } from '../routes/menu'

export function AccessControl() {
  const { person } = useSignedIn()
  // The preview assumes an agent without an open customer.
  const menuOf = (features: AppFeature[]): PreviewEntry[] => {
    const context: MenuContext = { person, user: person, features, ownFeatures: features, selected: null }
    return previewOf(menuFor(context), context)
  }
  return <AccessControlPage buildMenu={menuOf} notice={<WaitingChanges />} />
}

const previewOf = (entries: readonly MenuEntry[], context: MenuContext): PreviewEntry[] =>
  entries.map((entry) => {
    if ('entries' in entry)
      return { label: entry.label, accessProblem: null, entries: previewOf(entry.entries, context) }
    return { label: entry.label, accessProblem: accessProblem(entry.page, context), entries: [] }
  })
