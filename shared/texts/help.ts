/** Texts about help. */
import { minutesText } from '../minutes'

export const callbackRequested = 'Call-back requested.'
export const callbackCancelled = 'The call-back was cancelled.'
export const callbackNotPassedOn = 'Your request could not be passed on. Try again in a few minutes, or call us.'
export const callbackOneAtATime = 'You are waiting for a call already. Cancel it first to ask for another time.'
export const callbackTimeGone = 'This time is no longer offered. Choose another.'
export const callbackStaff = 'Staff cannot ask for a call: it is for customers.'
export const callbackThrottled = (minutes: number) =>
  `You have asked for several calls in a short time. Try again in ${minutesText(minutes)}, or call us.`
export const feedbackThrottled = (minutes: number) =>
  `Those were many answers in a short time. Try again in ${minutesText(minutes)}.`
export const helpCodeStaff = 'Codes for help from afar are for customers. Staff redeem them.'
export const helpCodeThrottled = (minutes: number) => `Too many codes were made. Try again in ${minutesText(minutes)}.`
export const helpCodeTriesThrottled = (minutes: number) =>
  `Too many codes were tried. Try again in ${minutesText(minutes)}.`
export const helpCodeWrong = 'No customer has this code now. Ask for it again, or for a new one.'
export const helpCodeEnded = 'The code was ended.'
export const timeIsRequired = 'Time is required'
export const chooseATwoHourWindow =
  'Choose a two-hour window when we can reach you. Times are those of our office; an outage or a smell of gas cannot wait for a call.'
export const whatIsItAbout = 'What is it about?'
export const when = 'When?'
export const requestTheCall = 'Request the call'
export const requestACall = 'Request a call'
export const yourCallBack = 'Your call-back'
export const weCallAbout = `We call <strong/> about`
export const keepTheLineFreeAnd = 'Keep the line free and your billing account number at hand.'
export const cancelTheCall = 'Cancel the call'
export const nobodyWillCallYouThen = 'Nobody will call you then. You can ask for another time afterwards.'
export const todayIsMostDesksAre = (holiday: string) =>
  `Today is ${holiday}. Most desks are closed; outages and technical help are answered as usual.`
export const orUsFromOutsideDay = (smellSteps: string) =>
  `${smellSteps} <link/> or us from outside, day and night. Never report a smell of gas in writing.`
export const sendUsAMessage = 'Send us a message'
export const writeAtAnyHourA =
  'Write at any hour. A message is answered within one business day; a service request tells you beforehand when to expect the first answer, and shows each step.'
export const writeAMessage = 'Write a message'
export const newServiceRequest = 'New service request'
export const askTheChat = 'Ask the chat'
export const lookInTheFaqs = 'Look in the FAQs'
export const yourSignInCannotSend =
  'Your sign-in cannot send messages or requests. Call us, or ask the account holder to write.'
export const visitUs = 'Visit us'
export const payByCheckOrMoney = '. Pay by check or money order, return equipment, or talk to somebody.'
export const mail = 'Mail'
export const writeYourBillingAccountNumber =
  'Write your billing account number on a check. It counts on the day on which it arrives.'
export const relayAndLanguages = 'Relay and languages'
export const relayCallsReachEveryDesk = `Relay calls reach every desk: dial <link/> and name our number. An interpreter can join any call; say your language in English and stay on the line.`
export const tomorrow = 'Tomorrow'
export const searchTheQuestions = 'Search the questions'
export const topics = 'Topics'
export const allTopics = 'All topics'
export const askedMostAbout = (service: string | number) => `Asked most about ${service}`
export const askedMost = 'Asked most'
export const found = 'Found'
export const noQuestionMatchesTryFewer = (words: string) =>
  `No question matches “${words}”. Try fewer or other words, choose a topic, or ask us.`
export const askUs = 'Ask us'
export const contactUs = 'Contact us'
export const notSavedTryAgain = 'Not saved. Try again.'
export const thankYouYouCanChange = 'Thank you. You can change it at any time.'
export const wasThisHelpful = 'Was this helpful?'
export const copyLinkTo = (question: string) => `Copy link to “${question}”`
export const copyLink = 'Copy link'
export const callFromOutsideThen = `Call from outside: <link/>, then <link2/>`
export const stillNeedHelpAskUs = 'Still need help? Ask us'
export const stillNeedHelpContactUs = 'Still need help? Contact us'
export const myQuestion = (question: string) => `My question: ${question}

`
