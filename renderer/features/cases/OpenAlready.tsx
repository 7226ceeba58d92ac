import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import type { ServiceKind } from '#shared/contract/cases'
import { useListOpenCasesQuery } from '../../api/cases'
import { paths } from '../../paths'
import * as requestTexts from '#shared/texts/requests'

/** A request of the same kind that is still open may be all that is needed. */
export function OpenAlready({ service, kind }: { service: string; kind: ServiceKind }) {
  const { data } = useListOpenCasesQuery({
    body: {
      ...(service && { crm_service_account_id: [service] }),
      tab: 'open',
      category: [kind.category],
      sort: 'created',
      page_number: 1,
      page_size: 20,
    },
  })
  const same = data?.cases.filter(({ service_type }) => service_type === kind.service_type).slice(0, 3) ?? []
  if (same.length === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      title={requestTexts.youAlreadyHaveAnOpen}
      description={
        <ul>
          <li>{requestTexts.addingACommentIsFaster}</li>
          {same.map(({ case_id, case_no, title }) => (
            <li key={case_id}>
              <Link to={`${paths.serviceTicketView}?case=${case_id}`}>
                {case_no}: {title}
              </Link>
            </li>
          ))}
        </ul>
      }
    />
  )
}
