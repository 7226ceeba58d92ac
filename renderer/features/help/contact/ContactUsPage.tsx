/** /contactUs: by need, the gas emergency first; who answers now, and what can be done without calling. */
import { isStaff } from '#shared/access'
import { holidayOn, hoursLines, wallClock, type WallClock } from '#shared/openingHours'
import { defaultTimeZone } from '#shared/timeZone'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { paths, type Path } from '../../../paths'
import { useMay } from '../../../session/useMay'
import { useSignedIn } from '../../../session/SignedIn'
import { gasEmergencyNumber, telephoneLink } from '#shared/contactNumbers'
import { AskChatButton } from '../../../ui/chat/AskChatButton'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { PageStack, Panel } from '../../../ui/panels/Panel'
import { CallbackPanel } from './CallbackPanel'
import { smellSteps, smellTitle } from '../../../ui/cases/gasSafety'
import styles from './contact.module.css'
import { DeskCard } from './DeskCard'
import { officeAddress, postBox } from '#shared/desks/numbers'
import { desks, walkInHours } from '#shared/desks/desks'
import { OpenTag } from './OpenTag'
import { useNow } from './useNow'

/** `isOpen` tells whether an address leads to a screen that the person may see. */
export function ContactUsPage({ isOpen }: { isOpen: (path: Path) => boolean }) {
  const { person } = useSignedIn()
  const { timeZone } = useRuntimeConfig()
  const clock = wallClock(useNow(), timeZone || defaultTimeZone)
  const holiday = holidayOn(clock.day)
  const mayRequest = useMay('SERVICETICKET.write')
  /** Staff write for one customer, from that customer's page. */
  const isCustomer = !isStaff(person.userTypeCode)
  const canOpen = (path: Path): boolean => isOpen(path) && (path !== paths.serviceTicketCreate || mayRequest)
  return (
    <PageStack>
      <GasEmergency />
      {holiday && (
        <p className={styles.holiday}>
          Today is {holiday}. Most desks are closed; outages and technical help are answered as usual.
        </p>
      )}
      <ul className={styles.desks}>
        {desks.map((desk) => (
          <DeskCard key={desk.code} desk={desk} clock={clock} isOpen={isCustomer ? canOpen : () => false} />
        ))}
      </ul>
      {isCustomer && <CallbackPanel clock={clock} />}
      {isCustomer && <Writing isOpen={isOpen} />}
      <Places clock={clock} />
    </PageStack>
  )
}

const GasEmergency = () => (
  <section className={styles.emergency} aria-labelledby="gas-emergency">
    <div>
      <h2 id="gas-emergency">{smellTitle}</h2>
      <p>
        {smellSteps} <a href="tel:911">911</a> or us from outside, day and night. Never report a smell of gas in
        writing.
      </p>
    </div>
    <a className={styles.emergencyCall} href={telephoneLink(gasEmergencyNumber)}>
      <span>Gas emergency</span>
      <strong>{gasEmergencyNumber}</strong>
    </a>
  </section>
)

function Writing({ isOpen }: { isOpen: (path: Path) => boolean }) {
  const mayMessage = useMay('MESSAGEBOX.write') && isOpen(paths.messageCenter)
  const mayRequest = useMay('SERVICETICKET.write') && isOpen(paths.serviceTicketCreate)
  return (
    <Panel title="Send us a message">
      <p className={styles.quiet}>
        Write at any hour. A message is answered within one business day; a service request tells you beforehand when to
        expect the first answer, and shows each step.
      </p>
      <div className={styles.actions}>
        {mayMessage && (
          <LinkButton type="primary" to={`${paths.messageCenter}?new=1`}>
            Write a message
          </LinkButton>
        )}
        {mayRequest && <LinkButton to={paths.serviceTicketCreate}>New service request</LinkButton>}
        <AskChatButton>Ask the chat</AskChatButton>
        {isOpen(paths.faq) && <LinkButton to={paths.faq}>Look in the FAQs</LinkButton>}
      </div>
      {!mayMessage && !mayRequest && (
        <p>Your sign-in cannot send messages or requests. Call us, or ask the account holder to write.</p>
      )}
    </Panel>
  )
}

function Places({ clock }: { clock: WallClock }) {
  const { careEmail } = useRuntimeConfig()
  return (
    <div className={styles.places}>
      <Panel title="Visit us" action={<OpenTag hours={walkInHours} clock={clock} />}>
        <address className={styles.address}>
          {officeAddress.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.quiet}>
          {hoursLines(walkInHours).join(' · ')}. Pay by check or money order, return equipment, or talk to somebody.
        </p>
      </Panel>
      <Panel title="Mail">
        <address className={styles.address}>
          {postBox.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.quiet}>
          Write your billing account number on a check. It counts on the day on which it arrives.
        </p>
        {careEmail !== '' && (
          <p>
            <a href={`mailto:${careEmail}`}>{careEmail}</a>
          </p>
        )}
      </Panel>
      <Panel title="Relay and languages">
        <p className={styles.quiet}>
          Relay calls reach every desk: dial <a href="tel:711">711</a> and name our number. An interpreter can join any
          call; say your language in English and stay on the line.
        </p>
      </Panel>
    </div>
  )
}
