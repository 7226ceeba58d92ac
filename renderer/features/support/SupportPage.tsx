/** /support: what is under way first, then every way to help. */
import { Link } from 'react-router-dom'
import { isStaff } from '#shared/access'
import type { UserAccount } from '#shared/contract/customers'
import { useListOpenCasesQuery } from '../../api/cases'
import { useKnownOutages } from '../../api/announcements'
import { paths, type Path } from '../../paths'
import { useMay } from '../../session/useMay'
import { useSignedIn } from '../../session/SignedIn'
import { appointmentText } from '../../ui/cases/caseLabels'
import { CaseStatusTag } from '../../ui/cases/CaseStatusTag'
import { gasEmergencyNumber, telephoneLink } from '../../ui/states/contactNumbers'
import { PageState } from '../../ui/states/PageState'
import styles from './support.module.css'

interface Way {
  path: Path
  label: string
  what: string
  isFor?: (account: UserAccount) => boolean
}

const isGas = ({ service_type_code: type }: UserAccount): boolean => type === 'GAS'
const isFiber = (account: UserAccount): boolean => !isGas(account)

const ways: readonly Way[] = [
  {
    path: paths.troubleShoot,
    label: 'Troubleshooting',
    what: 'Step by step to what is wrong, often without a request.',
  },
  { path: paths.serviceTicketCreate, label: 'New service request', what: 'Ask for a repair, a change or an answer.' },
  {
    path: paths.fiberServiceTicketCreate,
    label: 'Fiber, TV and phone',
    what: 'No internet, slow, Wi-Fi, TV picture, dial tone.',
    isFor: isFiber,
  },
  {
    path: paths.meterTicketCreate,
    label: 'Gas meter',
    what: 'Reading, access, noise, turning on and off.',
    isFor: isGas,
  },
  {
    path: paths.gasServiceTicketCreate,
    label: 'Gas line and service',
    what: 'Locating lines, new lines, restoration.',
    isFor: isGas,
  },
  { path: paths.serviceTicket, label: 'My service requests', what: 'Where each of them stands.' },
  { path: paths.messageCenter, label: 'Message center', what: 'Write to us about anything else.' },
  { path: paths.faq, label: 'FAQs', what: 'Answers to what is asked most.' },
  { path: paths.resourceCenter, label: 'Resource center', what: 'Guides, rates, forms and channel line-ups.' },
  { path: paths.contactUs, label: 'Contact us', what: 'Numbers, hours and addresses.' },
]

/** `isOpen` tells whether an address leads to a screen that the person may see. */
export function SupportPage({ isOpen }: { isOpen: (path: Path) => boolean }) {
  const { user } = useSignedIn()
  const mayRead = useMay('SERVICETICKET.read')
  const shown = ways.filter(({ path, isFor }) => isOpen(path) && (!isFor || user.user_accounts.some(isFor)))
  return (
    <div className={styles.page}>
      {user.user_accounts.some(isGas) && (
        <p className={styles.emergency}>
          Smell gas? Leave, then call <a href={telephoneLink(gasEmergencyNumber)}>{gasEmergencyNumber}</a> from outside,
          day and night.
        </p>
      )}
      <Outages />
      {mayRead && !isStaff(user.userTypeCode) && <UnderWay />}
      <section aria-labelledby="ways">
        <h2 id="ways" className={styles.heading}>
          How can we help?
        </h2>
        <ul className={styles.cards}>
          {shown.map(({ path, label, what }) => (
            <li key={path}>
              <Link to={path} className={styles.card}>
                <span className={styles.label}>{label}</span>
                <span className={styles.what}>{what}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Outages that are known for the person's addresses; said as well when there is none. */
function Outages() {
  const outages = useKnownOutages()
  if (!outages) return null
  if (outages.length === 0) return <p className={styles.quiet}>No outage is known at your addresses.</p>
  return (
    <ul className={styles.outages}>
      {outages.map(({ announcement_id, title, body }) => (
        <li key={announcement_id}>
          <strong>{title}</strong> {body}
        </li>
      ))}
    </ul>
  )
}

const shownAtMost = 5

function UnderWay() {
  const query = useListOpenCasesQuery({
    body: { tab: 'open', sort: 'appointment', page_number: 1, page_size: shownAtMost },
  })
  return (
    <section aria-labelledby="under-way">
      <h2 id="under-way" className={styles.heading}>
        Under way
      </h2>
      <PageState
        query={query}
        what="Your requests"
        rows={2}
        isEmpty={({ cases }) => cases.length === 0}
        empty={<p className={styles.quiet}>You have no open request.</p>}
      >
        {({ cases, total_count, counts }) => (
          <>
            {counts.waiting > 0 && (
              <p className={styles.waiting}>
                <Link to={`${paths.serviceTicket}?tab=waiting`}>
                  {counts.waiting} {counts.waiting === 1 ? 'request waits' : 'requests wait'} for you
                </Link>
              </p>
            )}
            <ul className={styles.list}>
              {cases.map(({ case_id, case_no, title, status, appointment }) => (
                <li key={case_id} className={styles.line}>
                  <span>
                    <Link to={`${paths.serviceTicketView}?case=${case_id}`}>{title}</Link>
                    <span className={styles.what}>
                      {case_no}
                      {appointment && ` · Appointment ${appointmentText(appointment)}`}
                    </span>
                  </span>
                  <CaseStatusTag status={status} />
                </li>
              ))}
            </ul>
            {total_count > shownAtMost && <Link to={paths.serviceTicket}>All {total_count} open requests</Link>}
          </>
        )}
      </PageState>
    </section>
  )
}
