import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import type { ServiceKind } from '#shared/contract/cases/cases'
import { paths } from '#shared/paths'
import * as requestTexts from '#shared/texts/cases/requests'
import type { RequestContext } from './useRequestContext'

type Props = Pick<RequestContext, 'openRequests'> & { kind: ServiceKind }

/** Points to open requests of the same kind, because one of them may be all that is needed. */
export function OpenRequestsNotice({ openRequests, kind }: Props) {
  const sameKindCases = openRequests.filter(({ service_type }) => service_type === kind.service_type).slice(0, 3)
  if (sameKindCases.length === 0) return null
  return (
    <Alert
      type="info"
      showIcon
      title={requestTexts.openRequestExists}
      description={
        <ul>
          <li>{requestTexts.commentInsteadHint}</li>
          {sameKindCases.map(({ case_id, case_no, title }) => (
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
