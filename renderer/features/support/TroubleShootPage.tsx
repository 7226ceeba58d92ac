/** /troubleShoot: service, symptom, step by step; in the end it works, or the answers go with a request. Kept in this tab. */
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { z } from 'zod/mini'
import { isStaff } from '#shared/access'
import { wallClock } from '#shared/openingHours'
import { serviceLabels, serviceTypes, type ServiceType } from '#shared/services'
import { defaultTimeZone } from '#shared/timeZone'
import { useListActiveAnnouncementsQuery } from '../../api/announcements'
import { useGetAccountDetailsQuery } from '../../api/customers'
import { useRuntimeConfig } from '../../api/useRuntimeConfig'
import { paths } from '../../paths'
import { platform } from '../../platform'
import { useDraft } from '../../session/useDraft'
import { useMay } from '../../session/useMay'
import { useSelectBill } from '../../session/useSelectBill'
import { useSignedIn } from '../../session/SignedIn'
import { EmergencyBox } from '../../ui/cases/EmergencyBox'
import { useFocusOnNew } from '../../ui/useFocusOnNew'
import { guides, notTried, requestAfter, type Guide } from './guides'
import styles from './support.module.css'

const Answers = z.array(z.object({ question: z.string(), answer: z.string() }))
type Answer = z.infer<typeof Answers>[number]

function answersIn(text: string): Answer[] {
  try {
    const read = Answers.safeParse(JSON.parse(text))
    return read.success ? read.data : []
  } catch {
    return [] // Written by an older build.
  }
}

const headingId = 'troubleshooting'

const start = { service: '', guide: '', answers: '[]', isFixed: false }

export function TroubleShootPage() {
  const { user } = useSignedIn()
  const draft = useDraft('troubleshoot', start)
  const { service, guide: code, answers, isFixed } = draft.values
  const guide = guides.find((candidate) => candidate.code === code)
  useFocusOnNew(headingId, `${service} ${code} ${answers} ${isFixed}`)
  const services = serviceTypes.filter(
    (type) => isStaff(user.userTypeCode) || user.user_accounts.some((account) => account.service_type_code === type),
  )
  const chosen = services.find((type) => type === service)

  return (
    <div className={styles.page}>
      {(chosen === 'GAS' || (!chosen && services.includes('GAS'))) && <EmergencyBox />}
      {chosen && chosen !== 'GAS' && <KnownTrouble />}
      {!chosen ? (
        <Choice
          title="Which service?"
          options={services.map((type) => ({ key: type, label: serviceLabels[type] }))}
          none="There is no service on your sign-in that could be checked."
          onChoose={(type) => draft.keep({ service: type })}
        />
      ) : !guide ? (
        <Choice
          title="What is wrong?"
          options={guides
            .filter((candidate) => candidate.service === chosen)
            .map((candidate) => ({ key: candidate.code, label: candidate.symptom }))}
          onChoose={(next) => draft.keep({ guide: next, answers: '[]', isFixed: false })}
          onBack={draft.discard}
        />
      ) : (
        <Steps
          guide={guide}
          answers={answersIn(answers)}
          isFixed={isFixed}
          onAnswers={(next, fixed) => draft.keep({ answers: JSON.stringify(next), isFixed: fixed })}
          onAgain={draft.discard}
        />
      )}
    </div>
  )
}

interface ChoiceProps {
  title: string
  options: { key: string; label: string }[]
  none?: string
  onChoose: (key: string) => void
  onBack?: () => void
}

const Choice = ({ title, options, none, onChoose, onBack }: ChoiceProps) => (
  <section className={styles.panel} aria-labelledby={headingId}>
    <h2 id={headingId} tabIndex={-1}>
      {title}
    </h2>
    {options.length === 0 && <p>{none}</p>}
    <div className={styles.choices}>
      {options.map(({ key, label }) => (
        <Button key={key} onClick={() => onChoose(key)}>
          {label}
        </Button>
      ))}
    </div>
    {onBack && (
      <div>
        <Button type="text" onClick={onBack}>
          Back
        </Button>
      </div>
    )}
  </section>
)

interface StepsProps {
  guide: Guide
  answers: Answer[]
  isFixed: boolean
  onAnswers: (answers: Answer[], isFixed: boolean) => void
  onAgain: () => void
}

function Steps({ guide, answers, isFixed, onAnswers, onAgain }: StepsProps) {
  const step = guide.steps[answers.length]
  if (isFixed) {
    return (
      <section className={styles.panel}>
        <h2 id={headingId} tabIndex={-1}>
          Good that it works again.
        </h2>
        <div className={styles.choices}>
          <Link to={paths.support}>Back to support</Link>
          <Button onClick={onAgain}>Check something else</Button>
        </div>
      </section>
    )
  }
  if (!step) return <NothingHelped guide={guide} answers={answers} onAgain={onAgain} />
  const say = (answer: string, fixed = false): void => onAnswers([...answers, { question: step.title, answer }], fixed)
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <p className={styles.quiet} aria-live="polite">
        {guide.symptom} · Step {answers.length + 1} of {guide.steps.length}
      </p>
      <progress className={styles.progress} value={answers.length} max={guide.steps.length} aria-label="Steps done" />
      <h2 id={headingId} tabIndex={-1}>
        {step.title}
      </h2>
      <p>{step.help}</p>
      <div className={styles.choices}>
        <Button type="primary" onClick={() => say('It works now', true)}>
          It works now
        </Button>
        <Button onClick={() => say('Done, no change')}>Done, no change</Button>
        <Button onClick={() => say(notTried)}>I cannot try this</Button>
      </div>
      <div>
        <Button type="text" onClick={() => (answers.length === 0 ? onAgain() : onAnswers(answers.slice(0, -1), false))}>
          Back
        </Button>
      </div>
    </section>
  )
}

const formOf: Record<ServiceType, string> = {
  FIBER: paths.fiberServiceTicketCreate,
  TV: paths.fiberServiceTicketCreate,
  VOIP: paths.fiberServiceTicketCreate,
  GAS: paths.meterTicketCreate,
}

function NothingHelped({ guide, answers, onAgain }: Pick<StepsProps, 'guide' | 'answers' | 'onAgain'>) {
  const navigate = useNavigate()
  const mayWrite = useMay('SERVICETICKET.write')
  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        Then it is for us to look at.
      </h2>
      <p>What you tried goes with the request, so that nobody asks you for it again.</p>
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
            type="primary"
            onClick={() =>
              void navigate(formOf[guide.service], { state: { ...requestAfter(guide, answers), checks: answers } })
            }
          >
            Open a request
          </Button>
        ) : (
          <p>Your sign-in cannot open requests. Ask the account holder to do so.</p>
        )}
        <Button onClick={onAgain}>Begin again</Button>
        <Button type="text" onClick={() => platform.print()}>
          Print
        </Button>
      </div>
    </section>
  )
}

/** What is known before anybody unplugs anything: an outage, or a bill that keeps the service off. */
function KnownTrouble() {
  const { user } = useSignedIn()
  const mayRead = useMay('ACCOUNTS.read') && !isStaff(user.userTypeCode)
  const { timeZone } = useRuntimeConfig()
  const selectBill = useSelectBill()
  const { data: announcements = [] } = useListActiveAnnouncementsQuery({ query: {} })
  const { data: details } = useGetAccountDetailsQuery({ query: { user_id: user.user_id } }, { skip: !mayRead })
  const outage = announcements.find(({ kind }) => kind === 'Outage')
  const [now] = useState(() => new Date())
  const today = wallClock(now, timeZone || defaultTimeZone).day
  const pastDue = details?.billing_accounts.find(
    ({ service_group, balance, due_date }) =>
      service_group === 'FIBER' && balance > 0 && due_date !== null && due_date < today,
  )
  return (
    <>
      {outage && <Alert type="warning" showIcon title={outage.title} description={outage.body} />}
      {pastDue && (
        <Alert
          type="warning"
          showIcon
          title="A bill is past due."
          description={
            <>
              Service that is off because of it comes back by itself once it is paid.{' '}
              <Link to={paths.payment} onClick={() => selectBill(pastDue.crm_billing_account_number)}>
                Pay now
              </Link>
            </>
          }
        />
      )}
    </>
  )
}
