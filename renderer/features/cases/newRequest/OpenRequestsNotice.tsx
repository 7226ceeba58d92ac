import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import type { ServiceKind } from '#shared/contract/cases/caseCatalog'
import { paths } from '#shared/paths'
import * as caseTexts from '#shared/texts/cases/cases'
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
      title={caseTexts.openRequestExists}
      description={
        <ul>
          <li>{caseTexts.commentInsteadHint}</li>
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
