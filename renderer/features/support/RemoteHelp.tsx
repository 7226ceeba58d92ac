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

const headingId = 'remote-help'
const watchMs = 5000

export function RemoteHelp() {
  const query = useGetHelpCodeQuery()
  const { data: code } = query
  const [make, { data: made, isLoading, error }] = useMakeHelpCodeMutation()
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>Look at it together</h2>
      <p className={styles.quiet}>
        On the telephone with customer care? Read a code out to them, and they find your account without further
        questions. Give it to nobody who calls you: call us at{' '}
        <a href={telephoneLink(supportNumber)}>{supportNumber}</a>.
      </p>
      <PageState query={query} what="Your code" rows={2}>
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
          {code ? 'Get a new code' : 'Get a code'}
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
  if (secondsLeft === 0) return <p>Your code has ended.</p>
  return (
    <div className={styles.code}>
      {redeemed_at !== null ? (
        <output>Customer care has used your code: they know that it is you.</output>
      ) : digits !== null ? (
        <p className={styles.digits}>
          <span className="visually-hidden">Your code: {digits.split('').join(' ')}</span>
          <span aria-hidden="true">
            {digits.slice(0, 3)} {digits.slice(3)}
          </span>
        </p>
      ) : (
        <p>You have a code that was shown before. We show it once: get a new one if you have lost it.</p>
      )}
      {redeemed_at === null && (
        <p className={styles.quiet}>
          Ends in {Math.floor(secondsLeft / 60)}:{String(secondsLeft % 60).padStart(2, '0')}, {helpCodeMinutes} minutes
          after it was made. It works once.
        </p>
      )}
      <FormFailure>{error ? problemOfQuery(error).message : null}</FormFailure>
      {redeemed_at === null && (
        <div>
          <Button size="small" loading={isLoading} onClick={() => void end({ body: { help_code_id } })}>
            End the code
          </Button>
        </div>
      )}
    </div>
  )
}
