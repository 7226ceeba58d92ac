/** Texts of notifications about requests and messages: replies, changes by staff, appointments and the survey. */
import type { RequestChange } from '../../cases/requestTransitions'
import type { LetterText } from '../../customers/letterText'
import { dayInProse } from '../../format/dates'
import { reopenDays } from '../../http/limits'

interface Reply {
  isMessage: boolean
  number: string
  title: string
}

export const reply = ({ isMessage, number, title }: Reply): LetterText => {
  const action = 'Read our reply'
  return isMessage
    ? {
        subject: 'We replied to your message',
        paragraphs: [`We replied to your message “${title}”. Sign in to read our reply.`],
        action,
      }
    : {
        subject: `We replied to your request ${number}`,
        paragraphs: [`We replied to your request ${number}, “${title}”. Sign in to read our reply.`],
        action,
      }
}
export const replyText = (subject: string) => `${subject}. Read our reply here:`

interface ChangedRequest {
  number: string
  title: string
  /** The day and hours of the appointment; empty without one. */
  day: string
  window: string
}

/** The email and the text message about what staff changed. */
export const requestChanged: Record<RequestChange, (request: ChangedRequest) => { letter: LetterText; text: string }> =
  {
    started: ({ number, title }) => ({
      letter: {
        subject: `We’re working on your request ${number}`,
        paragraphs: [`We’ve started working on your request “${title}”. We’ll let you know when it’s done.`],
        action: 'See your request',
      },
      text: `We’re working on your request ${number}. Track it here:`,
    }),
    scheduled: ({ number, title, day, window }) => ({
      letter: {
        subject: `Your appointment is on ${dayInProse(day)}, ${window}`,
        paragraphs: [
          `A technician will visit you on ${dayInProse(day)}, ${window}, for your request ${number}, “${title}”. If that doesn’t work for you, move the appointment in the portal.`,
        ],
        action: 'See your appointment',
      },
      text: `Your appointment for request ${number} is on ${dayInProse(day)}, ${window}. See or move it here:`,
    }),
    rescheduled: ({ number, title, day, window }) => ({
      letter: {
        subject: `Your appointment is now on ${dayInProse(day)}, ${window}`,
        paragraphs: [
          `We moved the visit for your request ${number}, “${title}”, to ${dayInProse(day)}, ${window}. If that doesn’t work for you, move the appointment in the portal.`,
        ],
        action: 'See your appointment',
      },
      text: `We moved your appointment for request ${number} to ${dayInProse(day)}, ${window}. See or move it here:`,
    }),
    departed: ({ number, title, window }) => ({
      letter: {
        subject: 'Your technician is on the way',
        paragraphs: [
          window === ''
            ? `A technician is on the way for your request ${number}, “${title}”.`
            : `A technician is on the way for your request ${number}, “${title}”. Your arrival window is ${window}.`,
        ],
        action: 'See your request',
      },
      text:
        window === ''
          ? `Your technician is on the way for request ${number}. Details:`
          : `Your technician is on the way for request ${number}. Arrival window: ${window}. Details:`,
    }),
    asked: ({ number, title }) => ({
      letter: {
        subject: `We need something from you for request ${number}`,
        paragraphs: [`We have a question about your request “${title}”. We’ll continue as soon as you answer.`],
        action: 'Answer our question',
      },
      text: `We have a question about your request ${number}. Answer it here:`,
    }),
    finished: ({ number, title }) => ({
      letter: {
        subject: `Your request ${number} is done`,
        paragraphs: [
          `We’ve finished the work on your request “${title}”. If something is still wrong, you can reopen it within ${reopenDays} days.`,
        ],
        action: 'See what we did',
      },
      text: `Your request ${number} is done. See what we did here:`,
    }),
    canceled: ({ number, title }) => ({
      letter: {
        subject: `Your request ${number} was canceled`,
        paragraphs: [`We canceled your request “${title}”. You can read why in the portal.`],
        action: 'See your request',
      },
      text: `Your request ${number} was canceled. Details:`,
    }),
    cancellationRefused: ({ number, title }) => ({
      letter: {
        subject: `We can’t cancel your request ${number} anymore`,
        paragraphs: [
          `You asked us to cancel your request “${title}”, but the work is too far along to stop. You can read the details in the portal.`,
        ],
        action: 'See your request',
      },
      text: `We can’t cancel your request ${number} anymore. See why here:`,
    }),
    reopened: ({ number, title }) => ({
      letter: {
        subject: `We reopened your request ${number}`,
        paragraphs: [`We’ll look at your request “${title}” again and let you know what we find.`],
        action: 'See your request',
      },
      text: `We reopened your request ${number}. Track it here:`,
    }),
  }

/** A separate paragraph in the emails about a visit. */
export const visitAddress = (address: string) => `Service address: ${address}`

/** Follows another text about the request. */
export const appointmentCanceledToo = ({ day, window }: Pick<ChangedRequest, 'day' | 'window'>) =>
  `Your appointment on ${dayInProse(day)}, ${window}, is canceled.`

/** For contacts who are not notified of the request itself. */
export const appointmentCanceled = ({ number, title, day, window }: ChangedRequest) => ({
  letter: {
    subject: `Your appointment on ${dayInProse(day)}, ${window}, is canceled`,
    paragraphs: [
      `We canceled the visit for your request ${number}, “${title}”, so no technician will come then. You can see where your request stands in the portal.`,
    ],
    action: 'See your request',
  },
  text: `Your appointment on ${dayInProse(day)}, ${window}, for request ${number} is canceled. Details:`,
})

export const survey = ({ number, title }: Pick<Reply, 'number' | 'title'>): LetterText => ({
  subject: `How did we do on your request ${number}?`,
  paragraphs: [
    `Your request ${number}, “${title}”, is done. Rate our work from 1 to 5, and tell us what we could do better.`,
  ],
  action: 'Rate our work',
})
export const surveyText = (number: string) => `How did we do on your request ${number}? Rate our work here:`
