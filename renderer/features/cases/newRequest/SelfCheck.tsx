/** Guides through four checks before a fiber request. If they don't help, the answers are sent with the request. */
import { Alert } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ServiceSubtype } from '#shared/contract/cases/caseCatalog'
import { paths } from '#shared/paths'
import * as selfCheckTexts from '#shared/texts/cases/selfChecks'
import * as commonTexts from '#shared/texts/common'
import { useKnownOutages } from '../../../api/content/announcements'
import { plainBody } from '../../../domain/announcements/announcementMarkup'
import { Button } from '../../../ui/Button'
import { useFocusAfterChange } from '../../../ui/focus/useFocusAfterChange'
import parts from '../../../ui/panels/parts.module.css'
import styles from '../cases.module.css'
import { parseChecks } from './requestDraft'
import { fixedAnswer, selfCheckSteps, subtypeAskingFor } from './selfCheckSteps'
import type { RequestFormState } from './useRequest'

const headingId = 'self-check'

interface Props {
  request: RequestFormState
  subtypes: ServiceSubtype[]
}

export function SelfCheck({ request, subtypes }: Props) {
  const [isFixed, setFixed] = useState(false)
  const checks = parseChecks(request.values)
  const index = Math.min(checks.length, selfCheckSteps.length - 1)
  const current = selfCheckSteps[index]
  useFocusAfterChange(`${index} ${isFixed}`, headingId)

  function answer(text: string): void {
    if (!current) return
    const answered = [...checks.slice(0, index), { question: current.question, answer: text }]
    request.setChecks(answered, text === current.lastAnswer ? subtypeAskingFor(subtypes, answered) : {})
    if (text === fixedAnswer) setFixed(true)
    else if (text === current.lastAnswer || index === selfCheckSteps.length - 1) request.goTo('details')
  }

  if (isFixed) {
    return (
      <section className={styles.panel}>
        <h2 id={headingId} tabIndex={-1}>
          {selfCheckTexts.solvedTitle}
        </h2>
        <p>{selfCheckTexts.solvedWithoutRequest}</p>
        <div className={parts.wideActions}>
          <Link to={paths.support}>{selfCheckTexts.backToSupport}</Link>
          <Button onClick={() => setFixed(false)}>{selfCheckTexts.reopenLabel}</Button>
        </div>
      </section>
    )
  }
  return (
    <>
      <KnownOutage />
      <section className={styles.panel} aria-labelledby={headingId}>
        <p className={parts.small} aria-live="polite">
          {selfCheckTexts.checkOf(index + 1, selfCheckSteps.length)}
        </p>
        <h2 id={headingId} tabIndex={-1}>
          {current?.question}
        </h2>
        <p>{current?.help}</p>
        <div className={parts.wrap}>
          {current?.answers.map((text) => (
            <Button key={text} onClick={() => answer(text)}>
              {text}
            </Button>
          ))}
        </div>
        <div className={parts.wideActions}>
          <Button
            kind="text"
            onClick={() => (index === 0 ? request.goTo('choose') : request.setChecks(checks.slice(0, index - 1)))}
          >
            {commonTexts.back}
          </Button>
          <Button kind="link" onClick={() => request.goTo('details')}>
            {selfCheckTexts.skipTheChecks}
          </Button>
        </div>
      </section>
    </>
  )
}

/** Points out a known outage, which need not be reported. */
function KnownOutage() {
  const [outage] = useKnownOutages() ?? []
  if (!outage) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={outage.title}
      description={selfCheckTexts.knownOutage(plainBody(outage.body))}
    />
  )
}
