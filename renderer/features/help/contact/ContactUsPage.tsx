/** /contactUs: lists the desks with their hours and online alternatives. The gas emergency comes first. */

import { isStaff } from '#shared/access/access'
import { gasEmergencyNumber, phoneLink } from '#shared/desks/contactNumbers'
import { desks, walkInHours } from '#shared/desks/desks'
import { officeAddress, postBox } from '#shared/desks/numbers'
import { holidayOn, hoursLines, type WallClock, wallClock } from '#shared/desks/openingHours'
import { defaultTimeZone } from '#shared/format/timeZone'
import { paths } from '#shared/paths'
import * as emergencyTexts from '#shared/texts/cases/emergencies'
import * as helpTexts from '#shared/texts/cases/help'
import * as pageTexts from '#shared/texts/pages'
import * as visitorTexts from '#shared/texts/visitorPages'
import { useRuntimeConfig } from '../../../api/useRuntimeConfig'
import { smellTitle } from '../../../domain/cases/gasSafety'
import type { CanOpenPath } from '../../../session/canOpenPath'
import { useSignedIn } from '../../../session/SignedIn'
import { useHasRight } from '../../../session/useHasRight'
import { emergencyLinks } from '../../../ui/emergencyLinks'
import { LinkButton } from '../../../ui/panels/LinkButton'
import { PageStack, Panel } from '../../../ui/panels/Panel'
import parts from '../../../ui/panels/parts.module.css'
import { Rich } from '../../../ui/Rich'
import { useNow } from '../../../ui/timing/useNow'
import { AskChatButton } from '../AskChatButton'
import { CallbackPanel } from './CallbackPanel'
import styles from './contact.module.css'
import { DeskCard } from './DeskCard'
import { OpenTag } from './OpenTag'

/** `canOpenPath` returns whether the person may open the screen at a path. */
export function ContactUsPage({ canOpenPath }: { canOpenPath: CanOpenPath }) {
  const { person } = useSignedIn()
  const { timeZone } = useRuntimeConfig()
  // A desk that closes shows as closed within half a minute.
  const clock = wallClock(new Date(useNow(30_000)), timeZone || defaultTimeZone)
  const holiday = holidayOn(clock.day)
  const mayRequest = useHasRight('SERVICETICKET.write')
  /** Staff create requests from the customer's page, so they get no links here. */
  const isCustomer = !isStaff(person.userTypeCode)
  const canUseLink: CanOpenPath = (path) => canOpenPath(path) && (path !== paths.serviceTicketCreate || mayRequest)
  return (
    <PageStack>
      <GasEmergency />
      {holiday && <p className={styles.holiday}>{helpTexts.holidayNotice(holiday)}</p>}
      <ul className={styles.desks}>
        {desks.map((desk) => (
          <DeskCard key={desk.code} desk={desk} clock={clock} canOpenPath={isCustomer ? canUseLink : () => false} />
        ))}
      </ul>
      {isCustomer && <CallbackPanel clock={clock} />}
      {isCustomer && <SendMessagePanel canOpenPath={canOpenPath} />}
      <ContactAddresses clock={clock} />
    </PageStack>
  )
}

const GasEmergency = () => (
  <section className={styles.emergency} aria-labelledby="gas-emergency">
    <div>
      <h2 id="gas-emergency">{smellTitle}</h2>
      <p>
        <Rich text={emergencyTexts.smellSteps} parts={emergencyLinks} /> {helpTexts.smellWarning}
      </p>
    </div>
    <a className={styles.emergencyCall} href={phoneLink(gasEmergencyNumber)}>
      <span>{visitorTexts.gasEmergency}</span>
      <strong>{gasEmergencyNumber}</strong>
    </a>
  </section>
)

function SendMessagePanel({ canOpenPath }: { canOpenPath: CanOpenPath }) {
  const mayMessage = useHasRight('MESSAGEBOX.write') && canOpenPath(paths.messageCenter)
  const mayRequest = useHasRight('SERVICETICKET.write') && canOpenPath(paths.serviceTicketCreate)
  return (
    <Panel title={helpTexts.messageTitle}>
      <p className={styles.quiet}>{helpTexts.answerTimes}</p>
      <div className={styles.actions}>
        {mayMessage && (
          <LinkButton kind="primary" to={`${paths.messageCenter}?new=1`}>
            {helpTexts.writeAMessage}
          </LinkButton>
        )}
        {mayRequest && <LinkButton to={paths.serviceTicketCreate}>{pageTexts.newServiceRequest}</LinkButton>}
        <AskChatButton>{helpTexts.askTheChat}</AskChatButton>
        {canOpenPath(paths.faq) && <LinkButton to={paths.faq}>{helpTexts.browseFaqs}</LinkButton>}
      </div>
      {!mayMessage && !mayRequest && <p>{helpTexts.mayNotWrite}</p>}
    </Panel>
  )
}

function ContactAddresses({ clock }: { clock: WallClock }) {
  const { careEmail } = useRuntimeConfig()
  return (
    <div className={parts.cards}>
      <Panel title={helpTexts.visitUs} action={<OpenTag hours={walkInHours} clock={clock} />}>
        <address className={styles.address}>
          {officeAddress.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.quiet}>{helpTexts.visitHint(hoursLines(walkInHours).join(' · '))}</p>
      </Panel>
      <Panel title={helpTexts.mail}>
        <address className={styles.address}>
          {postBox.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <p className={styles.quiet}>{helpTexts.mailHint}</p>
        {careEmail !== '' && (
          <p>
            <a href={`mailto:${careEmail}`}>{careEmail}</a>
          </p>
        )}
      </Panel>
      <Panel title={helpTexts.relayAndLanguages}>
        <p className={styles.quiet}>
          <Rich text={helpTexts.relayHint} parts={{ link: <a href="tel:711">711</a> }} />
        </p>
      </Panel>
    </div>
  )
}
