/** /outages: lists outages, or shows one of them. The outage and the page number are in the URL. */
import { useSearchParams } from 'react-router-dom'
import { isUuid } from '#shared/http/ids'
import { OutageList } from './OutageList'
import { OutagePanel } from './OutagePanel'

export function OutagesPage() {
  const [search] = useSearchParams()
  const outageId = search.get('outage')
  return isUuid(outageId) ? <OutagePanel key={outageId} outageId={outageId} /> : <OutageList />
}
