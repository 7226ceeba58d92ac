/** The entries of the palette for tasks and settings that the user may use. */
import { useNavigate } from 'react-router-dom'
import { isStaff } from '#shared/access/access'
import { hasRight } from '../../session/hasRight'
import { useSignedIn } from '../../session/SignedIn'
import { useSelection } from '../../session/useSelection'
import { pageAt } from '../routes/pageAt'
import { rankMatch } from '../routes/rankMatch'
import { canSee } from '../routes/routeAccess'
import type { PaletteEntry } from './paletteEntry'
import { type Task, tasks } from './tasks'
import { useSuggestions } from './useSuggestions'

export function useTaskEntries(query: string): PaletteEntry[] {
  const signedIn = useSignedIn()
  const { account } = useSelection()
  const navigate = useNavigate()
  const { isSuggested } = useSuggestions()
  const { person, user, features } = signedIn
  // Staff have no account.
  if (isStaff(person.userTypeCode) && account === null) return []

  function mayUse({ url, service }: Task): boolean {
    const page = pageAt(url.split('?', 1)[0] ?? '')
    if (!page || !canSee(page, signedIn)) return false
    if (page.feature && page.isAction && !hasRight(features, `${page.feature}.write`)) return false
    return service === undefined || user.user_accounts.some(({ service_type_code: type }) => type === service)
  }

  return tasks
    .filter(mayUse)
    .flatMap((task): PaletteEntry[] => {
      const rank = query === '' ? (isSuggested(task) ? 0 : null) : rankMatch(task.label, task.words, query)
      if (rank === null) return []
      return [
        {
          id: `task-${task.label}`,
          group: query === '' ? 'suggested' : 'tasks',
          icon: task.icon,
          label: task.label,
          detail: '',
          rank,
          run: () => void navigate(task.url),
        },
      ]
    })
    .toSorted((left, right) => left.rank - right.rank)
}
