/** Texts for the work of staff on service requests. */

import type { RequestAssignee, RequestOrder, RequestQueueTab } from '../../cases/requestQueue'
import type { WorkAction } from '../../cases/requestTransitions'
import { durationText } from '../../format/durations'
import { rangeText } from '../../format/rangeText'
import { bookableDays, doneDays, reopenDays } from '../../http/limits'
import type { ReadingVerdict } from '../../services/meterReadings'

export const statusConflict = (status: string) =>
  `Someone changed this request after you opened it. Its status is now “${status}”.`
export const takenConflict = (name: string) => `${name} took this request after you opened it.`
export const releasedConflict = 'This request is no longer assigned to anyone.'
export const cannotBeAssigned = 'You can’t assign requests to this person.'
export const alreadyDecided = 'This cancellation was already decided or withdrawn.'
export const questionMissing = 'Write what you need from the customer.'
export const workMissing = 'Describe what was done. The customer will read this.'
export const reasonMissing = 'Give the reason. The customer will read this.'
export const windowMissing = 'Choose the hours.'
export const closedAutomatically = 'We close requests 14 days after the work is done.'
export const readingNotOpen = 'This reading was already applied, or the request has none.'
export const readingAppliedNote =
  'We accepted your meter reading. If the last bill was based on an estimate that was off, we’ll correct it.'
export const notPossibleNow = 'That isn’t possible in the request’s current status.'

export const queueTabLabels: Record<RequestQueueTab, string> = {
  open: 'Open',
  waiting: 'Waiting',
  scheduled: 'Scheduled',
  overdue: 'Overdue',
  done: 'Done',
}
/** Short forms for the rows of the list. */
export const waiting = 'Waiting'
export const wantsCancellation = 'Wants to cancel'
export const filters = 'Filters'
export const noOpenRequests = 'No open requests. New ones appear here as customers send them.'
export const noRequestsWait = 'No requests are waiting for a customer’s answer.'
export const noRequestsScheduled = 'No visits are scheduled.'
export const noRequestsOverdue = 'Nothing is overdue.'
export const noRequestsDone = `No requests were finished in the last ${doneDays} days.`
export const noRequestsMatch = 'No requests in this tab match your search and filters.'
export const moreThan = (count: string) => `${count}+`
export const searchQueue = 'Number, title, customer or address'
export const team = 'Team'
export const allTeams = 'All teams'
export const allTypes = 'All types'
export const assignee = 'Assigned to'
export const assigneeLabels: Record<RequestAssignee, string> = { anyone: 'Anyone', me: 'Me', unassigned: 'No one' }
export const orderLabels: Record<RequestOrder, string> = { promised: 'Due first', newest: 'Newest first' }
export const pageNames = { first: 'First page', previous: 'Previous page', next: 'Next page' }
export const promise = 'Due by'
export const finished = 'Finished'
export const noOne = 'No one'

export const replyDueIn = (minutes: number) => `Reply due in ${durationText(minutes)}`
export const replyOverdue = (minutes: number) => `Reply overdue by ${durationText(minutes)}`
export const visitOn = (appointment: string) => `Visit ${appointment}`
export const visitOverdue = (appointment: string) => `Visit overdue: ${appointment}`
export const nothingPromised = 'Nothing is due right now.'

export const work = 'Work'
export const workNotLoaded = 'We couldn’t load who works on this request.'
export const takeRequest = 'Assign to me'
export const takeOver = 'Take over'
export const requestAssignedToYou = (number: string) => `${number} is assigned to you.`
export const isAssignedTo = (number: string, name: string) => `${number} is assigned to ${name}.`
export const isUnassigned = (number: string) => `${number} isn’t assigned to anyone.`
export const viewCustomer = 'Open customer'
export const contactNamed = (name: string) => `Contact: ${name}`
export const phoneForQuestions = 'For questions'

interface WorkTexts {
  button: string
  title: string
  /** Describes the effect, above the fields. */
  effect: string
  submit: string
  done: string
}

export const workTexts: Record<WorkAction, WorkTexts> = {
  start: {
    button: 'Start work',
    title: 'Start work on this request?',
    effect: 'We’ll tell the customer that work has started.',
    submit: 'Start work',
    done: 'The request is in progress.',
  },
  schedule: {
    button: 'Schedule a visit',
    title: 'Schedule a visit',
    effect: 'We’ll send the customer the day and hours. They can move the appointment.',
    submit: 'Schedule',
    done: 'The visit is scheduled.',
  },
  depart: {
    button: 'On the way',
    title: 'Is the technician on the way?',
    effect: 'We’ll tell the customer right away.',
    submit: 'On the way',
    done: 'The customer knows that someone is on the way.',
  },
  ask: {
    button: 'Ask the customer',
    title: 'Ask the customer',
    effect: 'The request will wait for the customer’s answer. Any scheduled visit will be canceled.',
    submit: 'Send question',
    done: 'Question sent. The request is waiting for the customer.',
  },
  finish: {
    button: 'Mark as done',
    title: 'Mark as done',
    effect: `The customer can read what was done, and reopen the request for ${reopenDays} days.`,
    submit: 'Mark as done',
    done: 'The request is done.',
  },
  cancel: {
    button: 'Cancel request',
    title: 'Cancel this request?',
    effect: 'We’ll tell the customer why. A canceled request can’t be reopened.',
    submit: 'Cancel the request',
    done: 'The request has been canceled.',
  },
}
export const questionToCustomer = 'What do you need to know?'
export const workPerformed = 'What was done?'
export const reasonForCustomer = 'Why?'
export const noCrewHint =
  'No crew covers this address and type of work, so no crew will be booked. You can choose any business day.'
export const noFreeCrew = `No crew that covers this address is free in the next ${bookableDays} days.`
export const visitedBy = (crew: string) => `Crew: ${crew}`
export const changeAppointment = 'Reschedule visit'

export const wantsToCancel = 'The customer wants to cancel this request'
export const cancelReason = (reason: string, comment: string) =>
  comment === '' ? `Reason: ${reason}.` : `Reason: ${reason}. “${comment}”`
export const acceptCancellation = 'Cancel the request'
export const refuseCancellation = 'Keep the request'
export const keepThisRequest = 'Keep this request?'
export const refusalEffect = 'Work continues. We’ll tell the customer why it can’t be stopped.'
export const cancellationRefused = 'The request stays open. We’ve told the customer why.'

// The reading of a gas meter.
export const meterReading = 'Meter reading'
export const submittedValue = 'Submitted'
export const lastReading = 'Last reading'
export const noLastReading = 'None on file'
export const readingOn = (value: string, day: string) => `${value} on ${day}`
export const usedSinceThen = 'Used since then'
export const usuallyUsed = 'Usually used'
export const ccf = (amount: string) => `${amount} CCF`
export const ccfRange = (low: string, high: string) => `${rangeText(low, high)} CCF`
export const verdictLabels: Record<ReadingVerdict, string> = {
  plausible: 'Plausible',
  tooLow: 'Lower than expected',
  tooHigh: 'Higher than expected',
  unknown: 'Too few readings to tell',
}
export const verdictHints: Record<Exclude<ReadingVerdict, 'plausible'>, string> = {
  tooLow: 'Ask the customer for a photo of the meter, or check whether the home was empty.',
  tooHigh:
    'Ask the customer for a photo of the meter. A reading below the last one is treated as the meter rolling over.',
  unknown: 'Compare the reading with a photo of the meter.',
}
export const applyReading = 'Apply reading'
export const applyReadingTitle = 'Apply this reading?'
export const applyReadingEffect = 'We’ll notify the customer and mark the request as done. No bill will change.'
export const applyImplausibleEffect =
  'The reading isn’t what we expect. If you apply it, we’ll notify the customer and mark the request as done; no bill will change.'
export const readingApplied = 'Reading applied.'
export const readingAppliedOn = (day: string) => `Applied on ${day}`
export const correctionOf = (day: string) => `The bill for the period ending ${day} was based on an estimate.`
export const overbilled = (ccfText: string, amount: string) =>
  `It was ${ccfText} too high. We’d owe the customer ${amount}.`
export const underbilled = (ccfText: string, amount: string) =>
  `It was ${ccfText} too low, or ${amount}. The next reading bills the difference.`
export const estimateWasRight = 'The estimate was right.'
export const proposeCredit = 'Propose a credit'
export const correctionComment = (day: string) => `Estimated reading of ${day} corrected`
