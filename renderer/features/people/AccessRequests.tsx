/** Lists users of other accounts who request access or have it. Renders nothing when there are none. */
import { type ReactNode, useState } from 'react'
import type { AccessRequest } from '#shared/contract/access/accessRequests'
import * as accessRequestTexts from '#shared/texts/access/accessRequests'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/customers/people'
import {
  useDeclineAccessMutation,
  useEndAccessMutation,
  useListAccessRequestsQuery,
} from '../../api/access/accessRequests'
import { Button } from '../../ui/Button'
import { DateText } from '../../ui/DateText'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { nameOf } from '../../ui/nameOf'
import { Panel } from '../../ui/panels/Panel'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { GrantAccessDialog } from './GrantAccessDialog'
import styles from './people.module.css'

interface AccessRequestDialog {
  kind: 'grant' | 'decline' | 'end'
  request: AccessRequest
}

export function AccessRequests({
  customerFilter,
  mayChange,
}: {
  customerFilter: { crm_customer_id?: string }
  mayChange: boolean
}) {
  const query = useListAccessRequestsQuery({ body: customerFilter })
  const [openDialog, setOpenDialog] = useState<AccessRequestDialog | null>(null)
  const close = () => setOpenDialog(null)
  const count = query.data ? query.data.waiting.length + query.data.granted.length : 1

  return (
    <>
      {count > 0 && !query.isLoading && (
        <Panel title={peopleTexts.guestsTitle}>
          <PageState query={query} failedText={peopleTexts.requestsNotLoaded}>
            {({ waiting, granted }) => (
              <ul className={styles.requests}>
                {waiting.map((request) => (
                  <WaitingRequest key={request.request_id} {...{ request, mayChange }} onOpen={setOpenDialog} />
                ))}
                {granted.map((request) => (
                  <GrantedRequest key={request.request_id} {...{ request, mayChange }} onOpen={setOpenDialog} />
                ))}
              </ul>
            )}
          </PageState>
        </Panel>
      )}
      {openDialog?.kind === 'grant' && <GrantAccessDialog request={openDialog.request} onClose={close} />}
      {openDialog?.kind === 'decline' && <DeclineDialog request={openDialog.request} onClose={close} />}
      {openDialog?.kind === 'end' && <EndDialog request={openDialog.request} onClose={close} />}
    </>
  )
}

interface RequestProps {
  request: AccessRequest
  mayChange: boolean
  onOpen: (dialog: AccessRequestDialog) => void
}

const WaitingRequest = ({ request, mayChange, onOpen }: RequestProps) => (
  <li className={styles.request}>
    <RequesterRow request={request}>
      <Rich
        text={peopleTexts.requestedAccess(request.crm_billing_account_number)}
        parts={{ date: <DateText value={request.requested_at} />, end: <DateText value={request.expires_at} /> }}
      />
    </RequesterRow>
    {mayChange && (
      <div className={styles.actions}>
        <Button
          kind="link"
          isDanger
          aria-label={commonTexts.declineItem(nameOf(request))}
          onClick={() => onOpen({ kind: 'decline', request })}
        >
          {commonTexts.decline}
        </Button>
        <Button
          kind="link"
          aria-label={peopleTexts.grantTo(nameOf(request))}
          onClick={() => onOpen({ kind: 'grant', request })}
        >
          {peopleTexts.grant}
        </Button>
      </div>
    )}
  </li>
)

const GrantedRequest = ({ request, mayChange, onOpen }: RequestProps) => (
  <li className={styles.request}>
    <RequesterRow request={request}>
      {request.granted && (
        <Rich
          text={peopleTexts.otherAccess(
            request.crm_billing_account_number,
            peopleTexts.levelLabels[request.granted.level],
          )}
          parts={{ date: <DateText value={request.granted.at} /> }}
        />
      )}
    </RequesterRow>
    {mayChange && (
      <div className={styles.actions}>
        <Button
          kind="link"
          isDanger
          aria-label={peopleTexts.endAccessFor(nameOf(request))}
          onClick={() => onOpen({ kind: 'end', request })}
        >
          {peopleTexts.endAccess}
        </Button>
      </div>
    )}
  </li>
)

const RequesterRow = ({ request, children }: { request: AccessRequest; children: ReactNode }) => (
  <div>
    <div>
      <span className={parts.strong}>{nameOf(request)}</span> {request.email}
    </div>
    <div className={parts.secondary}>{children}</div>
  </div>
)

interface AccessRequestDialogProps {
  request: AccessRequest
  onClose: () => void
}

function DeclineDialog({ request, onClose }: AccessRequestDialogProps) {
  const [decline] = useDeclineAccessMutation()
  return (
    <QuestionDialog
      title={peopleTexts.declineQuestion(nameOf(request))}
      consequence={peopleTexts.declineEffect}
      call={() => decline({ body: { request_id: request.request_id } })}
      outcome={accessRequestTexts.declined}
      onClose={onClose}
    />
  )
}

function EndDialog({ request, onClose }: AccessRequestDialogProps) {
  const [endAccess] = useEndAccessMutation()
  return (
    <QuestionDialog
      isDangerous
      title={peopleTexts.endAccessQuestion(nameOf(request))}
      consequence={peopleTexts.endAccessEffect}
      call={() => endAccess({ body: { request_id: request.request_id } })}
      outcome={accessRequestTexts.ended}
      onClose={onClose}
    />
  )
}
