/** Answers about contact options and opening hours, as on the contact page. */
import { isStaff } from '#shared/access/access'
import { type Desk, desks, walkInHours } from '#shared/desks/desks'
import { officeAddress, postBox } from '#shared/desks/numbers'
import { hoursLines, type OpeningHours, openState, openStateText, wallClock } from '#shared/desks/openingHours'
import * as deskTexts from '#shared/texts/cases/desks'
import * as chatAnswerTexts from '#shared/texts/speech/chatAnswers'
import type { Actor } from '../../../http/actor'
import type { Services } from '../../../services'
import { pageLink } from '../links'
import type { OfficeTopic } from '../understanding/generalPhrases'
import type { AccountAnswer } from './questionContext'

/** Only builders, developers and staff see the builder desk. */
const isDeskFor = ({ code }: Desk, { userType }: Actor): boolean =>
  code !== 'builder' || isStaff(userType) || userType === 'BUILDER' || userType === 'DEVELOPER'

const hoursText = (hours: OpeningHours): string => hoursLines(hours).join(', ')

export function createOfficeAnswers({ clock, config }: Pick<Services, 'clock' | 'config'>) {
  const describeOpenState = (hours: OpeningHours): string => {
    const now = wallClock(clock.now(), config.TIME_ZONE)
    return openStateText(openState(hours, now), now.day)
  }

  const answers: Record<OfficeTopic, (actor: Actor) => string[]> = {
    phone: (actor) => [
      ...desks
        .filter((desk) => isDeskFor(desk, actor))
        .map(({ code, number, hours }) =>
          chatAnswerTexts.deskNumber(deskTexts.deskTitles[code], number, describeOpenState(hours)),
        ),
      chatAnswerTexts.gasEmergency,
    ],
    place: () => [
      chatAnswerTexts.officePlace(officeAddress.join(', '), hoursText(walkInHours), describeOpenState(walkInHours)),
      chatAnswerTexts.mailPlace(postBox.join(', ')),
    ],
    hours: (actor) => [
      chatAnswerTexts.deskHours(chatAnswerTexts.office, hoursText(walkInHours), describeOpenState(walkInHours)),
      ...desks
        .filter((desk) => isDeskFor(desk, actor))
        .map(({ code, hours }) =>
          chatAnswerTexts.deskHours(deskTexts.deskTitles[code], hoursText(hours), describeOpenState(hours)),
        ),
    ],
  }

  return (topic: OfficeTopic, actor: Actor): AccountAnswer => ({
    text: answers[topic](actor),
    links: [pageLink('contactUs')],
  })
}
