/** Answers about contact options and opening hours, as on the contact page. */
import { isStaff } from '#shared/access/access'
import { gasEmergencyNumber } from '#shared/desks/contactNumbers'
import { type Desk, desks, walkInHours } from '#shared/desks/desks'
import { officeAddress, postBox } from '#shared/desks/numbers'
import { hoursLines, type OpeningHours, openState, openStateText, wallClock } from '#shared/desks/openingHours'
import type { Actor } from '../../../http/actor'
import type { Services } from '../../../services'
import { pageLink } from '../links'
import type { OfficeTopic } from '../understanding/generalPhrases'
import type { AccountAnswer } from './questionContext'

const emergency = `If you smell gas, leave immediately. Then call 911 and ${gasEmergencyNumber} from outside, day or night.`

/** Only builders, developers and staff see the builder desk. */
const isDeskFor = ({ code }: Desk, { userType }: Actor): boolean =>
  code !== 'builder' || isStaff(userType) || userType === 'BUILDER' || userType === 'DEVELOPER'

export function createOfficeAnswers({ clock, config }: Pick<Services, 'clock' | 'config'>) {
  const describeOpenState = (hours: OpeningHours): string => {
    const now = wallClock(clock.now(), config.TIME_ZONE)
    return openStateText(openState(hours, now), now.day)
  }

  const answers: Record<OfficeTopic, (actor: Actor) => string[]> = {
    phone: (actor) => [
      ...desks
        .filter((desk) => isDeskFor(desk, actor))
        .map(({ title, number, hours }) => `${title}: ${number}. ${describeOpenState(hours)}.`),
      emergency,
    ],
    place: () => [
      `Our office is at ${officeAddress.join(', ')}. ${hoursLines(walkInHours).join(', ')}. ${describeOpenState(walkInHours)}.`,
      `By mail: ${postBox.join(', ')}.`,
    ],
    hours: (actor) => [
      `Office: ${hoursLines(walkInHours).join(', ')}. ${describeOpenState(walkInHours)}.`,
      ...desks
        .filter((desk) => isDeskFor(desk, actor))
        .map(({ title, hours }) => `${title}: ${hoursLines(hours).join(', ')}. ${describeOpenState(hours)}.`),
    ],
  }

  return (topic: OfficeTopic, actor: Actor): AccountAnswer => ({
    text: answers[topic](actor),
    links: [pageLink('contactUs')],
  })
}
