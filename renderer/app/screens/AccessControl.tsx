/** /admin/settings, with changes that wait for approval, and the menu as a role would have it: drawn by what draws everybody's. */
import { useSignedIn } from '../../session/SignedIn'
import type { AppFeature } from '#shared/contract/session'
import { WaitingChanges } from '../../features/accessChanges/WaitingChanges'
import { AccessControlPage } from '../../features/roles/AccessControlPage'
import type { PreviewEntry } from '../../features/roles/RolePreview'
import { menuFor, type MenuContext, type MenuEntry } from '../routes/menu'
import { refusal } from '../routes/refusal'
import { routeAt } from '../routes/routes'

export function AccessControl() {
  const { person } = useSignedIn()
  // One of staff who has opened no customer.
  const menuOf = (features: AppFeature[]): PreviewEntry[] => {
    const context: MenuContext = { person, user: person, features, ownFeatures: features, selected: null }
    return previewOf(menuFor(context), context)
  }
  return <AccessControlPage menuOf={menuOf} notice={<WaitingChanges />} />
}

const previewOf = (entries: readonly MenuEntry[], context: MenuContext): PreviewEntry[] =>
  entries.map((entry) => {
    if ('entries' in entry) return { label: entry.label, refusal: null, entries: previewOf(entry.entries, context) }
    const route = routeAt(entry.path)
    return { label: entry.label, refusal: route ? refusal(route, context) : null, entries: [] }
  })
