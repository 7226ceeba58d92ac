/** Shows the result for each lot: its case, or why there is none. */
import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import type { LotResult } from '#shared/contract/services/propertyRequests'
import { paths } from '#shared/paths'
import * as commonTexts from '#shared/texts/common'
import * as propertyRequestTexts from '#shared/texts/services/propertyRequests'
import { Button } from '../../ui/Button'
import { CopyButton } from '../../ui/CopyButton'
import { FormFailure } from '../../ui/forms/FormFailure'
import { PageStack, Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import styles from './propertyRequests.module.css'
import type { LotAnswer, LotRequestForm } from './useLotRequest'

const propertyCountText = (count: number): string => propertyRequestTexts.properties(count)

const withOutcome = ({ results }: Pick<LotAnswer, 'results'>, ...outcomes: LotResult['outcome'][]): LotResult[] =>
  results.filter(({ outcome }) => outcomes.includes(outcome))

export function LotResults({ request }: { request: LotRequestForm }) {
  const { answers, form } = request
  const created = answers.flatMap((answer) => withOutcome(answer, 'created'))
  // Duplicates of earlier responses have already been requested again.
  const duplicates = answers.slice(-1).flatMap((answer) => withOutcome(answer, 'duplicate'))
  const rejected = answers.flatMap((answer) => withOutcome(answer, 'refused', 'not_found'))
  const leftOutCount = duplicates.length + rejected.length
  return (
    <PageStack>
      <Alert
        type={leftOutCount === 0 ? 'success' : 'warning'}
        showIcon
        title={
          created.length > 0
            ? propertyRequestTexts.sentTitle(propertyCountText(created.length))
            : propertyRequestTexts.nothingWasRequested
        }
        description={leftOutCount > 0 && propertyRequestTexts.leftOut(leftOutCount)}
      />
      {answers.map(({ parent_case_id: id, parent_case_no: number, results }) =>
        id && number ? <SharedRequest key={id} id={id} number={number} results={results} /> : null,
      )}
      {duplicates.length > 0 && (
        <Panel title={propertyRequestTexts.alreadyRequested}>
          <ResultList results={duplicates} />
          <div>
            <Button isBusy={form.isBusy} onClick={request.requestDuplicates}>
              {propertyRequestTexts.requestAgain(duplicates.length)}
            </Button>
          </div>
          <FormFailure>{form.failure}</FormFailure>
        </Panel>
      )}
      {rejected.length > 0 && (
        <Panel title={propertyRequestTexts.notPossible}>
          <ResultList results={rejected} />
        </Panel>
      )}
      <div className={parts.wideActions}>
        <Button kind="primary" onClick={request.startNew}>
          {commonTexts.newRequest}
        </Button>
        <Link to={paths.properties}>{propertyRequestTexts.propertiesLink}</Link>
      </div>
    </PageStack>
  )
}

/** Shows the cases that one submission created, under their shared request number. A single lot has only that one. */
function SharedRequest({ id, number, results }: { id: string; number: string; results: LotResult[] }) {
  const created = withOutcome({ results }, 'created')
  const isShared = created.length > 1
  return (
    <Panel title={isShared ? propertyRequestTexts.sharedRequestNumber : propertyRequestTexts.requestNumber}>
      <p className={styles.number}>
        <Link to={`${paths.serviceTicketView}?case=${id}`}>{number}</Link>
        <CopyButton
          text={number}
          label={isShared ? propertyRequestTexts.copySharedNumber : propertyRequestTexts.copyNumber}
        />
      </p>
      {isShared ? <ResultList results={created} /> : <p>{created[0]?.street_address}</p>}
    </Panel>
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
