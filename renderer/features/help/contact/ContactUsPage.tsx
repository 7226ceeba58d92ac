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
import * as commonTexts from '#shared/texts/common'
import * as helpTexts from '#shared/texts/help'
import { Rich } from '../../../ui/Rich'

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
      {holiday && <p className={styles.holiday}>{helpTexts.todayIsMostDesksAre(holiday)}</p>}
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
        <Rich text={helpTexts.orUsFromOutsideDay(smellSteps)} parts={{ link: <a href="tel:911">911</a> }} />
      </p>
    </div>
    <a className={styles.emergencyCall} href={telephoneLink(gasEmergencyNumber)}>
      <span>{commonTexts.gasEmergency}</span>
      <strong>{gasEmergencyNumber}</strong>
    </a>
  </section>
)

function Writing({ isOpen }: { isOpen: (path: Path) => boolean }) {
  const mayMessage = useMay('MESSAGEBOX.write') && isOpen(paths.messageCenter)
  const mayRequest = useMay('SERVICETICKET.write') && isOpen(paths.serviceTicketCreate)
  return (
    <Panel title={helpTexts.sendUsAMessage}>
      <p className={styles.quiet}>{helpTexts.writeAnyTimeWeAnswer}</p>
      <div className={styles.actions}>
        {mayMessage && (
          <LinkButton type="primary" to={`${paths.messageCenter}?new=1`}>
            {helpTexts.writeAMessage}
          </LinkButton>
        )}
        {mayRequest && <LinkButton to={paths.serviceTicketCreate}>{helpTexts.newServiceRequest}</LinkButton>}
        <AskChatButton>{helpTexts.askTheChat}</AskChatButton>
        {isOpen(paths.faq) && <LinkButton to={paths.faq}>{helpTexts.browseFaqs}</LinkButton>}
      </div>
      {!mayMessage && !mayRequest && <p>{helpTexts.youDontHavePermissionTo}</p>}
    </Panel>
  )
}

function Places({ clock }: { clock: WallClock }) {
  const { careEmail } = useRuntimeConfig()
  return (
    <div className={styles.places}>
      <Panel title={helpTexts.visitUs} action={<OpenTag hours={walkInHours} clock={clock} />}>
        <address className={styles.address}>
          {officeAddress.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.quiet}>
          {hoursLines(walkInHours).join(' · ')}
          {helpTexts.payByCheckOrMoney}
        </p>
      </Panel>
      <Panel title={helpTexts.mail}>
        <address className={styles.address}>
          {postBox.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.quiet}>{helpTexts.writeYourBillingAccountNumber}</p>
        {careEmail !== '' && (
          <p>
            <a href={`mailto:${careEmail}`}>{careEmail}</a>
          </p>
        )}
      </Panel>
      <Panel title={helpTexts.relayAndLanguages}>
        <p className={styles.quiet}>
          <Rich text={helpTexts.relayCallsReachEveryDesk} parts={{ link: <a href="tel:711">711</a> }} />
        </p>
      </Panel>
    </div>
  )
}
