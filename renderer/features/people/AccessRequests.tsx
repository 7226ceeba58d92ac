/** Users of other accounts who ask to be let in, and those who were. Nothing is drawn when there are none. */
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import type { AccessRequest } from '#shared/contract/accessRequests'
import { useDeclineAccessMutation, useEndAccessMutation, useListAccessRequestsQuery } from '../../api/accessRequests'
import { DateText } from '../../ui/DateText'
import { QuestionDialog } from '../../ui/dialogs/QuestionDialog'
import { nameOf } from '../../ui/nameOf'
import { Panel } from '../../ui/panels/Panel'
import { levelLabels } from '#shared/personLevels'
import { PageState } from '../../ui/states/PageState'
import { GrantAccessDialog } from './GrantAccessDialog'
import styles from './people.module.css'
import * as accessRequestTexts from '#shared/texts/accessRequests'
import * as commonTexts from '#shared/texts/common'
import * as peopleTexts from '#shared/texts/people'
import { Rich } from '../../ui/Rich'

interface Doing {
  what: 'grant' | 'decline' | 'end'
  request: AccessRequest
}

export function AccessRequests({
  ofCustomer,
  mayChange,
}: {
  ofCustomer: { crm_customer_id?: string }
  mayChange: boolean
}) {
  const query = useListAccessRequestsQuery({ body: ofCustomer })
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  const act = (what: Doing['what'], request: AccessRequest) => () => setDoing({ what, request })
  const count = query.data ? query.data.waiting.length + query.data.granted.length : 1

  return (
    <>
      {count > 0 && !query.isLoading && (
        <Panel title={peopleTexts.usersOfOtherAccounts}>
          <PageState query={query} what={peopleTexts.whoAsksForAccess}>
            {({ waiting, granted }) => (
              <ul className={styles.requests}>
                {waiting.map((request) => (
                  <li key={request.request_id} className={styles.request}>
                    <Asker request={request}>
                      <Rich
                        text={peopleTexts.requestedAccessExpires}
                        parts={{
                          date: <DateText value={request.requested_at} />,
                          date2: <DateText value={request.expires_at} />,
                        }}
                      />
                    </Asker>
                    {mayChange && (
                      <div className={styles.actions}>
                        <Button
                          type="link"
                          danger
                          aria-label={`Decline ${nameOf(request)}`}
                          onClick={act('decline', request)}
                        >
                          {commonTexts.decline}
                        </Button>
                        <Button type="link" aria-label={`Grant ${nameOf(request)}`} onClick={act('grant', request)}>
                          {peopleTexts.grant}
                        </Button>
                      </div>
                    )}
                  </li>
                ))}
                {granted.map((request) => (
                  <li key={request.request_id} className={styles.request}>
                    <Asker request={request}>
                      {request.granted && (
                        <>
                          {levelLabels[request.granted.level]}{' '}
                          <Rich text={peopleTexts.since} parts={{ date: <DateText value={request.granted.at} /> }} />
                        </>
                      )}
                    </Asker>
                    {mayChange && (
                      <div className={styles.actions}>
                        <Button
                          type="link"
                          danger
                          aria-label={peopleTexts.endAccessFor(nameOf(request))}
                          onClick={act('end', request)}
                        >
                          {peopleTexts.endAccess}
                        </Button>
                      </div>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </PageState>
        </Panel>
      )}
      {doing?.what === 'grant' && <GrantAccessDialog request={doing.request} onClose={close} />}
      {doing?.what === 'decline' && <DeclineDialog request={doing.request} onClose={close} />}
      {doing?.what === 'end' && <EndDialog request={doing.request} onClose={close} />}
    </>
  )
}

const Asker = ({ request, children }: { request: AccessRequest; children: ReactNode }) => (
  <div>
    <div>
      <span className={styles.name}>{nameOf(request)}</span> {request.email}
    </div>
    <div className={styles.quiet}>
      {peopleTexts.billingAccount(request.crm_billing_account_number)} {children}
    </div>
  </div>
)

interface DialogProps {
  request: AccessRequest
  onClose: () => void
}

function DeclineDialog({ request, onClose }: DialogProps) {
  const [decline] = useDeclineAccessMutation()
  return (
    <QuestionDialog
      title={peopleTexts.decline(nameOf(request))}
      consequence={peopleTexts.theyWontSeeYourAccount}
      yesText={commonTexts.decline}
      call={() => decline({ body: { request_id: request.request_id } })}
      outcome={accessRequestTexts.declined}
      onClose={onClose}
    />
  )
}

function EndDialog({ request, onClose }: DialogProps) {
  const [end] = useEndAccessMutation()
  return (
    <QuestionDialog
      isDangerous
      title={peopleTexts.endAccessFor(nameOf(request))}
      consequence={peopleTexts.theyllNoLongerSeeYour}
      yesText={peopleTexts.endAccess}
      call={() => end({ body: { request_id: request.request_id } })}
      outcome={accessRequestTexts.ended}
      onClose={onClose}
    />
  )
}
