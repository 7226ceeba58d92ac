/** What came of a request lot by lot: its case, or why there is none. */
import { Alert, Button } from 'antd'
import { Link } from 'react-router-dom'
import type { LotResult } from '#shared/contract/propertyRequests'
import { paths } from '../../paths'
import { CopyButton } from '../../ui/CopyButton'
import { PageStack, Panel } from '../../ui/panels/Panel'
import styles from './lotRequests.module.css'
import type { LotAnswer, LotRequestForm } from './useLotRequest'

const many = (count: number): string => `${count} ${count === 1 ? 'property' : 'properties'}`

export function LotResults({ request, answer }: { request: LotRequestForm; answer: LotAnswer }) {
  const created = answer.results.filter(({ outcome }) => outcome === 'created')
  const duplicates = answer.results.filter(({ outcome }) => outcome === 'duplicate')
  const refused = answer.results.filter(({ outcome }) => outcome === 'refused' || outcome === 'not_found')
  const rest = duplicates.length + refused.length
  return (
    <PageStack>
      <Alert
        type={rest === 0 ? 'success' : 'warning'}
        showIcon
        title={created.length > 0 ? `We have your request for ${many(created.length)}.` : 'Nothing was asked for.'}
        description={rest > 0 && `${many(rest)} ${rest === 1 ? 'was' : 'were'} left out. The reasons are below.`}
      />
      {answer.parent_case_id && answer.parent_case_no && (
        <Panel title="Common number">
          <p className={styles.number}>
            <Link to={`${paths.serviceTicketView}?case=${answer.parent_case_id}`}>{answer.parent_case_no}</Link>
            <CopyButton text={answer.parent_case_no} label="Copy the common number" />
          </p>
          <ResultList results={created} />
        </Panel>
      )}
      {duplicates.length > 0 && (
        <Panel title="Asked for already">
          <ResultList results={duplicates} />
          <div>
            <Button loading={request.isSending} onClick={() => void request.submit({ withDuplicates: true })}>
              Ask again for {duplicates.length === 1 ? 'it' : `these ${duplicates.length}`}
            </Button>
          </div>
        </Panel>
      )}
      {refused.length > 0 && (
        <Panel title="Not possible">
          <ResultList results={refused} />
        </Panel>
      )}
      <div className={styles.actions}>
        <Button type="primary" onClick={request.another}>
          New request
        </Button>
        <Link to={paths.properties}>Back to the properties</Link>
      </div>
    </PageStack>
  )
}

const ResultList = ({ results }: { results: LotResult[] }) => (
  <ul className={styles.lots}>
    {results.map(({ crm_premise_id, street_address, case_id, case_no, message }) => (
      <li key={crm_premise_id}>
        <span>{street_address || crm_premise_id}</span>
        {case_id ? <Link to={`${paths.serviceTicketView}?case=${case_id}`}>{case_no}</Link> : <span>{message}</span>}
      </li>
    ))}
  </ul>
)
