/** Shows how plausible a submitted meter reading is and what it says about the last bill, and applies it. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isFinishedCase } from '#shared/cases/cases'
import type { CaseDetails } from '#shared/contract/cases/cases'
import type { SubmittedReading } from '#shared/contract/cases/requestQueue'
import { paths } from '#shared/paths'
import * as requestWorkTexts from '#shared/texts/cases/requestWork'
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
  requestWorkTexts.readingOn(String(value), dayText(read_on))

export function ReadingCheck({ caseDetails, reading, mayWrite }: Props) {
  const { last_reading, used_ccf, expected_low, expected_high, verdict } = reading
  return (
    <Panel
      title={requestWorkTexts.meterReading}
      size="tile"
      action={
        <Tag color={verdict === 'plausible' ? 'success' : 'warning'}>{requestWorkTexts.verdictLabels[verdict]}</Tag>
      }
    >
      <div className={styles.part}>
        <dl className={styles.reading}>
          <dt>{requestWorkTexts.submittedValue}</dt>
          <dd>{valueOn(reading)}</dd>
          <dt>{requestWorkTexts.lastReading}</dt>
          <dd>{last_reading ? valueOn(last_reading) : requestWorkTexts.noLastReading}</dd>
          {used_ccf !== null && (
            <>
              <dt>{requestWorkTexts.usedSinceThen}</dt>
              <dd>{requestWorkTexts.ccf(numberText(used_ccf))}</dd>
            </>
          )}
          {expected_low !== null && expected_high !== null && (
            <>
              <dt>{requestWorkTexts.usuallyUsed}</dt>
              <dd>{requestWorkTexts.ccfRange(numberText(expected_low), numberText(expected_high))}</dd>
            </>
          )}
        </dl>
        {verdict !== 'plausible' && <p className={parts.quiet}>{requestWorkTexts.verdictHints[verdict]}</p>}
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
  const usage = requestWorkTexts.ccf(numberText(Math.abs(ccf)))
  const difference = amountText(Math.abs(amount))
  return (
    <>
      <p>{requestWorkTexts.correctionOf(dayText(period_end))}</p>
      <p>
        {amount === 0
          ? requestWorkTexts.estimateWasRight
          : amount < 0
            ? requestWorkTexts.overbilled(usage, difference)
            : requestWorkTexts.underbilled(usage, difference)}
      </p>
      {amount < 0 && mayCredit && (
        <p>
          <Link to={`${paths.issueCredit}?request=${caseId}`}>{requestWorkTexts.proposeCredit}</Link>
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
    return <p>{requestWorkTexts.readingAppliedOn(dayText(dayOfMoment(applied_at, timeZone)))}</p>
  }
  if (!mayWrite || isFinishedCase(status)) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{requestWorkTexts.applyReading}</Button>
      {isAsking && (
        <QuestionDialog
          title={requestWorkTexts.applyReadingTitle}
          consequence={
            verdict === 'plausible' ? requestWorkTexts.applyReadingEffect : requestWorkTexts.applyImplausibleEffect
          }
          outcome={requestWorkTexts.readingApplied}
          call={() => apply({ body: { case_id, seen_status: status } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
