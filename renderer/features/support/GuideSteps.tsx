import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths'
import { ontFaultAnswer } from '#shared/services/ontLight'
import type { ServiceType } from '#shared/services/services'
import * as selfCheckTexts from '#shared/texts/cases/selfChecks'
import * as supportTexts from '#shared/texts/cases/support'
import * as commonTexts from '#shared/texts/common'
import type { AnsweredCheck } from '../../domain/drafts/storedJson'
import { platform } from '../../platform'
import { useHasRight } from '../../session/useHasRight'
import { Button } from '../../ui/Button'
import parts from '../../ui/panels/parts.module.css'
import { buildRequest, type Guide, nextStep, notTriedAnswer } from './guides'
import { PrintedGuide } from './PrintedGuide'
import styles from './support.module.css'

interface GuideStepsProps {
  headingId: string
  guide: Guide
  answers: AnsweredCheck[]
  isFixed: boolean
  onAnswers: (answers: AnsweredCheck[], isFixed: boolean) => void
  onRestart: () => void
}

/** Goes through a guide step by step until the service works or no step is left. The print view has all steps. */
export const GuideSteps = (props: GuideStepsProps) => (
  <>
    <Steps {...props} />
    <PrintedGuide guide={props.guide} answers={props.answers} isFixed={props.isFixed} />
  </>
)

const PrintButton = () => (
  <Button kind="text" onClick={() => platform.print()}>
    {supportTexts.print}
  </Button>
)

function Steps({ headingId, guide, answers, isFixed, onAnswers, onRestart }: GuideStepsProps) {
  const step = nextStep(guide, answers)
  if (isFixed) {
    return (
      <section className={styles.panel}>
        <h2 id={headingId} tabIndex={-1}>
          {supportTexts.solvedTitle}
        </h2>
        <div className={styles.choices}>
          <Link to={paths.support}>{supportTexts.backToSupport}</Link>
          <Button onClick={onRestart}>{supportTexts.checkSomethingElse}</Button>
          <PrintButton />
        </div>
      </section>
    )
  }
  if (!step) return <UnresolvedGuide headingId={headingId} guide={guide} answers={answers} onRestart={onRestart} />
  const answerStep = (answer: string, fixed = false): void =>
    onAnswers([...answers, { question: step.title, answer }], fixed)
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <p className={parts.small} aria-live="polite">
        {supportTexts.guideStep(guide.symptom, answers.length + 1, guide.steps.length)}
      </p>
      <progress
        className={styles.progress}
        value={answers.length}
        max={guide.steps.length}
        aria-label={supportTexts.stepsDone}
      />
      <h2 id={headingId} tabIndex={-1}>
        {step.title}
      </h2>
      <p>{step.help}</p>
      <div className={styles.choices}>
        {step.answers?.map((answer) => (
          <Button key={answer} onClick={() => answerStep(answer)}>
            {answer}
          </Button>
        )) ?? (
          <>
            <Button kind="primary" onClick={() => answerStep(supportTexts.itWorksNow, true)}>
              {supportTexts.itWorksNow}
            </Button>
            <Button onClick={() => answerStep(supportTexts.doneNoChange)}>{supportTexts.doneNoChange}</Button>
            <Button onClick={() => answerStep(notTriedAnswer)}>{supportTexts.cannotTry}</Button>
          </>
        )}
      </div>
      <div className={styles.choices}>
        <Button
          kind="text"
          onClick={() => (answers.length === 0 ? onRestart() : onAnswers(answers.slice(0, -1), false))}
        >
          {commonTexts.back}
        </Button>
        <PrintButton />
      </div>
    </section>
  )
}

const formPathByService: Record<ServiceType, string> = {
  FIBER: paths.fiberServiceTicketCreate,
  TV: paths.fiberServiceTicketCreate,
  VOIP: paths.fiberServiceTicketCreate,
  GAS: paths.meterTicketCreate,
}

function UnresolvedGuide({ headingId, guide, answers, onRestart }: Omit<GuideStepsProps, 'isFixed' | 'onAnswers'>) {
  const navigate = useNavigate()
  const mayWrite = useHasRight('SERVICETICKET.write')
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {supportTexts.handoverTitle}
      </h2>
      {answers.some(({ answer }) => answer === ontFaultAnswer) && <p>{selfCheckTexts.redLightHint}</p>}
      <p>{supportTexts.handoverHint}</p>
      <ol className={styles.tried}>
        {answers.map(({ question, answer }) => (
          <li key={question}>
            {question}: {answer}
          </li>
        ))}
      </ol>
      <div className={styles.choices}>
        {mayWrite ? (
          <Button
            kind="primary"
            onClick={() =>
              void navigate(formPathByService[guide.service], {
                state: { ...buildRequest(guide, answers), checks: answers },
              })
            }
          >
            {supportTexts.openARequest}
          </Button>
        ) : (
          <p>{supportTexts.cannotOpenRequests}</p>
        )}
        <Button onClick={onRestart}>{supportTexts.startOver}</Button>
        <PrintButton />
      </div>
    </section>
  )
}
