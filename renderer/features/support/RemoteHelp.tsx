/**
 * Creates a six-digit code that the customer reads out to customer care for remote help, until it expires or is
 * canceled.
 */
import type { HelpCode } from '#shared/contract/customers/remoteHelp'
import { phoneLink, supportNumber } from '#shared/desks/contactNumbers'
import { clockText } from '#shared/format/minutes'
import { helpCodeMinutes } from '#shared/http/limits'
import * as remoteHelpTexts from '#shared/texts/customers/remoteHelp'
import { useEndHelpCodeMutation, useGetHelpCodeQuery, useMakeHelpCodeMutation } from '../../api/customers/remoteHelp'
import { Button } from '../../ui/Button'
import { FormFailure } from '../../ui/forms/FormFailure'
import parts from '../../ui/panels/parts.module.css'
import { Rich } from '../../ui/Rich'
import { PageState } from '../../ui/states/PageState'
import { problemOfQuery } from '../../ui/states/queryState'
import { useSecondsLeft } from '../../ui/timing/useSecondsLeft'
import styles from './support.module.css'

const headingId = 'remote-help'
const pollMs = 5000

export function RemoteHelp() {
  const query = useGetHelpCodeQuery()
  const { data: code } = query
  const [createCode, { data: createdCode, isLoading, error }] = useMakeHelpCodeMutation()
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId}>{remoteHelpTexts.getLiveHelp}</h2>
      <p className={parts.small}>
        <Rich
          text={remoteHelpTexts.supportCodeHint}
          parts={{ link: <a href={phoneLink(supportNumber)}>{supportNumber}</a> }}
        />
      </p>
      <PageState query={query} failedText={remoteHelpTexts.yourCodeNotLoaded} rows={2}>
        {(helpCode) =>
          helpCode && (
            <OpenCode
              key={helpCode.help_code_id}
              helpCode={helpCode}
              // Only the response of the creation contains the digits, so no other tab can show them.
              digits={createdCode?.help_code_id === helpCode.help_code_id ? createdCode.code : null}
            />
          )
        }
      </PageState>
      <FormFailure>{error ? problemOfQuery(error).message : null}</FormFailure>
      <div className={styles.choices}>
        <Button isBusy={isLoading} disabled={query.isLoading} onClick={() => void createCode()}>
          {code ? remoteHelpTexts.renewCode : remoteHelpTexts.getACode}
        </Button>
      </div>
    </section>
  )
}

interface OpenCodeProps {
  helpCode: HelpCode
  digits: string | null
}

function OpenCode({ helpCode, digits }: OpenCodeProps) {
  const { help_code_id, expires_at, redeemed_at } = helpCode
  const secondsLeft = useSecondsLeft(Date.parse(expires_at))
  const [endCode, { isLoading, error }] = useEndHelpCodeMutation()
  // Customer care may redeem the code at any moment.
  useGetHelpCodeQuery(undefined, { pollingInterval: pollMs, skipPollingIfUnfocused: true })
  if (secondsLeft === 0) return <p>{remoteHelpTexts.codeExpired}</p>
  return (
    <div className={styles.code}>
      {redeemed_at !== null ? (
        <output>{remoteHelpTexts.codeUsed}</output>
      ) : digits !== null ? (
        <p className={styles.digits}>
          <span className="visually-hidden">{remoteHelpTexts.spokenCode(digits.split('').join(' '))}</span>
          <span aria-hidden="true">
            {digits.slice(0, 3)} {digits.slice(3)}
          </span>
        </p>
      ) : (
        <p>{remoteHelpTexts.codeShownElsewhere}</p>
      )}
      {redeemed_at === null && (
        <p className={parts.small}>{remoteHelpTexts.codeExpiry(clockText(secondsLeft), helpCodeMinutes)}</p>
      )}
      <FormFailure>{error ? problemOfQuery(error).message : null}</FormFailure>
      {redeemed_at === null && (
        <div>
          <Button size="small" isBusy={isLoading} onClick={() => void endCode({ body: { help_code_id } })}>
            {remoteHelpTexts.cancelCode}
          </Button>
        </div>
      )}
    </div>
  )
}
