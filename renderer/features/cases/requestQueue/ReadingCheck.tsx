/** Shows how plausible a submitted meter reading is and what it says about the last bill, and applies it. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isFinishedCase } from '#shared/cases/cases'
import type { CaseDetails } from '#shared/contract/cases/cases'
import type { SubmittedReading } from '#shared/contract/cases/requestQueue'
import { paths } from '#shared/paths'
import * as requestQueueTexts from '#shared/texts/cases/requestQueue'
import { useApplyReadingMutation } from '../../../api/cases/requestQueue'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { useHasRight } from '../../../session/useHasRight'
import { Button } from '../../../ui/Button'
import { QuestionDialog } from '../../../ui/dialogs/QuestionDialog'
import { amountText, numberText } from '../../../ui/format/amounts'
import { dayOfMoment, dayText } from '../../../ui/format/days'
import { Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { Tag } from '../../../ui/Tag'
import styles from './requestWork.module.css'

interface Props {
  caseDetails: CaseDetails
  reading: SubmittedReading
  mayWrite: boolean
}

/** Readings are not amounts, so they have no separators. */
const valueOn = ({ value, read_on }: { value: number; read_on: string }): string =>
  requestQueueTexts.readingOn(String(value), dayText(read_on))

export function ReadingCheck({ caseDetails, reading, mayWrite }: Props) {
  const { last_reading, used_ccf, expected_low, expected_high, verdict } = reading
  return (
    <Panel
      title={requestQueueTexts.meterReading}
      size="tile"
      action={
        <Tag color={verdict === 'plausible' ? 'success' : 'warning'}>{requestQueueTexts.verdictLabels[verdict]}</Tag>
      }
    >
      <div className={styles.part}>
        <dl className={styles.reading}>
          <dt>{requestQueueTexts.submittedValue}</dt>
          <dd>{valueOn(reading)}</dd>
          <dt>{requestQueueTexts.lastReading}</dt>
          <dd>{last_reading ? valueOn(last_reading) : requestQueueTexts.noLastReading}</dd>
          {used_ccf !== null && (
            <>
              <dt>{requestQueueTexts.usedSinceThen}</dt>
              <dd>{requestQueueTexts.ccf(numberText(used_ccf))}</dd>
            </>
          )}
          {expected_low !== null && expected_high !== null && (
            <>
              <dt>{requestQueueTexts.usuallyUsed}</dt>
              <dd>{requestQueueTexts.ccfRange(numberText(expected_low), numberText(expected_high))}</dd>
            </>
          )}
        </dl>
        {verdict !== 'plausible' && <p className={parts.quiet}>{requestQueueTexts.verdictHints[verdict]}</p>}
        {reading.correction && <Correction caseId={caseDetails.case_id} correction={reading.correction} />}
        <Application caseDetails={caseDetails} reading={reading} mayWrite={mayWrite} />
      </div>
    </Panel>
  )
}

interface CorrectionProps {
  caseId: string
  correction: NonNullable<SubmittedReading['correction']>
}

/** Nothing is posted: an agent decides about the credit on the page of credits. */
function Correction({ caseId, correction: { period_end, ccf, amount } }: CorrectionProps) {
  const mayCredit = useHasRight('CREDITS.write')
  const usage = requestQueueTexts.ccf(numberText(Math.abs(ccf)))
  const difference = amountText(Math.abs(amount))
  return (
    <>
      <p>{requestQueueTexts.correctionOf(dayText(period_end))}</p>
      <p>
        {amount === 0
          ? requestQueueTexts.estimateWasRight
          : amount < 0
            ? requestQueueTexts.overbilled(usage, difference)
            : requestQueueTexts.underbilled(usage, difference)}
      </p>
      {amount < 0 && mayCredit && (
        <p>
          <Link to={`${paths.issueCredit}?request=${caseId}`}>{requestQueueTexts.proposeCredit}</Link>
        </p>
      )}
    </>
  )
}

function Application({ caseDetails: { case_id, status }, reading: { applied_at, verdict }, mayWrite }: Props) {
  const { timeZone } = useRuntimeConfig()
  const [apply] = useApplyReadingMutation()
  const [isAsking, setAsking] = useState(false)
  if (applied_at !== null) {
    return <p>{requestQueueTexts.readingAppliedOn(dayText(dayOfMoment(applied_at, timeZone)))}</p>
  }
  if (!mayWrite || isFinishedCase(status)) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{requestQueueTexts.applyReading}</Button>
      {isAsking && (
        <QuestionDialog
          title={requestQueueTexts.applyReadingTitle}
          consequence={
            verdict === 'plausible' ? requestQueueTexts.applyReadingEffect : requestQueueTexts.applyImplausibleEffect
          }
          outcome={requestQueueTexts.readingApplied}
          call={() => apply({ body: { case_id, seen_status: status } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
