/** Help from afar: six digits that the customer reads out to customer care, until they end or are ended. */
import { Button } from 'antd'
import type { HelpCode } from '#shared/contract/remoteHelp'
import { helpCodeMinutes } from '#shared/limits'
import { useEndHelpCodeMutation, useGetHelpCodeQuery, useMakeHelpCodeMutation } from '../../api/remoteHelp'
import { FormFailure } from '../../ui/forms/FormFailure'
import { supportNumber, telephoneLink } from '#shared/contactNumbers'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryFace'
import { useSecondsLeft } from '../../ui/useSecondsLeft'
import styles from './support.module.css'
import * as fiberOperationsTexts from '#shared/texts/fiberOperations'
import { Rich } from '../../ui/Rich'

const headingId = 'remote-help'
const watchMs = 5000

export function RemoteHelp() {
  const query = useGetHelpCodeQuery()
  const { data: code } = query
  const [make, { data: made, isLoading, error }] = useMakeHelpCodeMutation()
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>{fiberOperationsTexts.getLiveHelp}</h2>
      <p className={styles.quiet}>
        <Rich
          text={fiberOperationsTexts.onThePhoneWithCustomer}
          parts={{ link: <a href={telephoneLink(supportNumber)}>{supportNumber}</a> }}
        />
      </p>
      <PageState query={query} what={fiberOperationsTexts.yourCode} rows={2}>
        {(open) =>
          open && (
            <Open
              key={open.help_code_id}
              open={open}
              // The digits are told once, and are in no other tab.
              digits={made?.help_code_id === open.help_code_id ? made.code : null}
            />
          )
        }
      </PageState>
      <FormFailure>{error ? problemOfQuery(error).message : null}</FormFailure>
      <div className={styles.choices}>
        <Button loading={isLoading} disabled={query.isLoading} onClick={() => void make()}>
          {code ? fiberOperationsTexts.getANewCode : fiberOperationsTexts.getACode}
        </Button>
      </div>
    </section>
  )
}

interface OpenProps {
  open: HelpCode
  digits: string | null
}

function Open({ open, digits }: OpenProps) {
  const { help_code_id, expires_at, redeemed_at } = open
  const secondsLeft = useSecondsLeft(Date.parse(expires_at))
  const [end, { isLoading, error }] = useEndHelpCodeMutation()
  // Customer care may use it at any moment.
  useGetHelpCodeQuery(undefined, { pollingInterval: watchMs, skipPollingIfUnfocused: true })
  if (secondsLeft === 0) return <p>{fiberOperationsTexts.yourCodeHasExpired}</p>
  return (
    <div className={styles.code}>
      {redeemed_at !== null ? (
        <output>{fiberOperationsTexts.customerCareHasUsedYour}</output>
      ) : digits !== null ? (
        <p className={styles.digits}>
          <span className="visually-hidden">
            {fiberOperationsTexts.yourCodeText} {digits.split('').join(' ')}
          </span>
          <span aria-hidden="true">
            {digits.slice(0, 3)} {digits.slice(3)}
          </span>
        </p>
      ) : (
        <p>{fiberOperationsTexts.weveAlreadyShownYouA}</p>
      )}
      {redeemed_at === null && (
        <p className={styles.quiet}>
          {fiberOperationsTexts.expiresIn} {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, '0')}
          {fiberOperationsTexts.minutesAfterItWasCreated(helpCodeMinutes)}
        </p>
      )}
      <FormFailure>{error ? problemOfQuery(error).message : null}</FormFailure>
      {redeemed_at === null && (
        <div>
          <Button size="small" loading={isLoading} onClick={() => void end({ body: { help_code_id } })}>
            {fiberOperationsTexts.cancelCode}
          </Button>
        </div>
      )}
    </div>
  )
}
