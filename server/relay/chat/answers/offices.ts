/** How and when we are reached: as the page about contact says it. */
import { isStaff } from '#shared/access'
import { gasEmergencyNumber } from '#shared/contactNumbers'
import { officeAddress, postBox } from '#shared/desks/numbers'
import { desks, walkInHours, type Desk } from '#shared/desks/desks'
import { hoursLines, openState, stateText, wallClock, type Hours } from '#shared/openingHours'
import type { Actor } from '../../../http/actor'
import type { Services } from '../../../services'
import { to } from '../links'
import type { OfficeTopic } from '../understanding/generalPhrases'
import type { Answered } from './asked'

const emergency = `If you smell gas, leave immediately. Then call 911 and ${gasEmergencyNumber} from outside, day or night.`

/** The builder desk is for those who build. */
const isFor = ({ code }: Desk, { userType }: Actor): boolean =>
  code !== 'builder' || isStaff(userType) || userType === 'BUILDER' || userType === 'DEVELOPER'

export function createOfficeAnswers({ clock, config }: Pick<Services, 'clock' | 'config'>) {
  const nowAt = (hours: Hours): string => {
    const now = wallClock(clock.now(), config.TIME_ZONE)
    return stateText(openState(hours, now), now.day)
  }

  const answers: Record<OfficeTopic, (actor: Actor) => string[]> = {
    phone: (actor) => [
      ...desks
        .filter((desk) => isFor(desk, actor))
        .map(({ title, number, hours }) => `${title}: ${number}. ${nowAt(hours)}.`),
      emergency,
    ],
    place: () => [
      `Our office is at ${officeAddress.join(', ')}. ${hoursLines(walkInHours).join(', ')}. ${nowAt(walkInHours)}.`,
      `By mail: ${postBox.join(', ')}.`,
    ],
    hours: (actor) => [
      `Office: ${hoursLines(walkInHours).join(', ')}. ${nowAt(walkInHours)}.`,
      ...desks
        .filter((desk) => isFor(desk, actor))
        .map(({ title, hours }) => `${title}: ${hoursLines(hours).join(', ')}. ${nowAt(hours)}.`),
    ],
  }

  return (topic: OfficeTopic, actor: Actor): Answered => ({ text: answers[topic](actor), links: [to.contact] })
}
