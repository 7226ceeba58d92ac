/** Texts about help. */

import { minutesText } from '../../format/minutes'
import { quantity } from '../../format/plural'
import { rangeText } from '../../format/rangeText'
import { smellGas } from './gasLeak'

export const callbackRequested = 'Callback requested.'
export const callbackCancelled = 'The callback was canceled.'
export const callbackFailed = 'We couldn’t pass on your request. Try again in a few minutes, or call us.'
export const callbackAlreadyOpen = 'You’re already waiting for a call. Cancel it first to request another time.'
export const callbackTimeUnavailable = 'This time is no longer available. Choose another one.'
export const callbackStaff = 'Callbacks are for customers. Staff can’t request one.'
export const callbackThrottled = (minutes: number) =>
  `You’ve requested several calls in a short time. Try again in ${minutesText(minutes)}, or call us.`
export const feedbackThrottled = (minutes: number) =>
  `You’ve given a lot of feedback in a short time. Try again in ${minutesText(minutes)}.`
export const timeIsRequired = 'Time is required'
/** `zone` is a name such as "Central Time". */
export const callbackWindowHint = (zone: string) =>
  `Choose a two-hour window when we can reach you. All times are ${zone}. For an outage, call us now. ${smellGas}`
export const topicQuestion = 'What’s it about?'
export const when = 'When?'
export const requestCallback = 'Request callback'
export const requestACallback = 'Request a callback'
export const callbackNotLoaded = 'We couldn’t load your callback.'
export const pendingCallback = `We’ll call <phone/> about “<topic/>”: <time/>.`
export const callbackHint = 'Keep the line free and have your billing account number ready.'
export const cancelTheCall = 'Cancel the call'
export const cancelCallQuestion = 'Cancel the call?'
export const callbackCanceled = 'We won’t call you at that time. You can request another time afterward.'
export const holidayNotice = (holiday: string) =>
  `Today is ${holiday}. Most desks are closed, but we’re answering outage and technical calls as usual.`
export const smellWarning = 'Never report a smell of gas in writing.'
export const messageTitle = 'Send us a message'
export const answerTimes =
  'Write anytime. We reply to messages within one business day; a service request tells you when to expect our first reply and shows each step.'
export const writeAMessage = 'Write a message'
export const askTheChat = 'Ask the chat'
export const browseFaqs = 'Browse FAQs'
export const mayNotWrite =
  'You don’t have permission to send messages or requests. Call us, or ask the account holder to write.'
export const visitUs = 'Visit us'
export const visitHint = (hours: string) =>
  `${hours}. Pay by check or money order, return equipment, or talk to someone.`
export const mail = 'Mail'
export const mailHint =
  'Write your billing account number on the check. We credit the payment on the day your check arrives.'
export const relayAndLanguages = 'Relay and languages'
export const relayHint = `Relay calls reach every desk: dial <link/> and give our number. An interpreter can join any call; say your language in English and stay on the line.`
export const tomorrow = 'Tomorrow'
export const searchFaqs = 'Search FAQs'
export const topics = 'Topics'
export const allTopics = 'All topics'
export const mostAskedAbout = (service: string) => `Most asked about ${service}`
export const mostAsked = 'Most asked'
export const results = 'Results'
export const noMatchHint = (words: string) =>
  `No question matches “${words}”. Try fewer or different words, choose a topic, or ask us.`
export const askUs = 'Ask us'
export const feedbackThanks = 'Thank you. You can change your answer anytime.'
export const wasThisHelpful = 'Was this helpful?'
export const copyLinkTo = (question: string) => `Copy link to “${question}”`
export const copyLink = 'Copy link'
export const emergencyCall = `Call from outside: <emergency/>, then <line/>`
export const requestLink = 'Still need help? Ask us'
export const contactLink = 'Still need help? Contact us'
export const myQuestion = (question: string) => `My question: ${question}

`
export const questionsFound = (count: number) => `${quantity(count, 'question', 'questions')} found`
interface CareCallback {
  /** False if the callback was canceled. */
  isRequested: boolean
  topic: string
  time: string
  name: string
  phone: string
  email: string
  customerNumber: string | undefined
}

/** The email to customer care: whom to call, when, and about what. */
export const careCallback = ({ isRequested, topic, time, ...caller }: CareCallback) => ({
  subject: isRequested ? `Call back: ${topic}, ${time}` : `Do not call back: ${topic}, ${time}`,
  text: [
    isRequested ? `Call back ${caller.name}` : `Do not call back ${caller.name}`,
    `Number: ${caller.phone}`,
    `Time: ${time}`,
    `Topic: ${topic}`,
    `Customer: ${caller.customerNumber ?? 'none yet'}`,
    `Email: ${caller.email}`,
  ].join('\n'),
})

export const weekdayAndDay = (weekday: string, day: string) => `${weekday}, ${day}`
export const callbackTime = ({ day, from, to }: { day: string; from: string; to: string }) =>
  `${day}, ${rangeText(from, to)}`
