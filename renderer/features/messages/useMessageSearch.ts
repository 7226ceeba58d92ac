/** The URL of the messages: search, page, and the drawer or dialog that is open. */
import { useSearchParams } from 'react-router-dom'
import { isUuid } from '#shared/http/ids'
import { readPage, type SearchChanges, withChanges } from '../../ui/lists/listSearch'

export function useMessageSearch() {
  const [search, setSearch] = useSearchParams()
  const caseParam = search.get('case')
  const show = (changes: SearchChanges, replace = false): void =>
    setSearch((before) => withChanges(before, changes), { replace })
  return {
    words: (search.get('search') ?? '').slice(0, 200),
    page: readPage(search),
    caseId: isUuid(caseParam) ? caseParam : null,
    isWriting: search.has('new'),
    show,
    /** Opening a drawer or dialog keeps the current page of the list. */
    open: (changes: SearchChanges): void => show({ ...changes, page: search.get('page') }),
  }
}
