/** Texts about what staff see beside a message: internal notes, and the customer’s account. */
import { countText } from '../../format/plural'

export const accountSummaryNotLoaded = 'We couldn’t load the customer’s account summary.'
export const pastDue = (amount: string) => `${amount} past due`
export const openRequests = 'Open requests'
export const otherMessages = 'Other messages'
export const newestShown = (count: number) => `Showing the newest ${countText(count)}.`
export const internalNotes = 'Internal notes'
export const internalHint = 'Visible to staff only.'
export const notesNotLoaded = 'We couldn’t load the notes.'
export const noNotesYet = 'No notes yet.'
export const showOlderNotes = 'Show older notes'
export const noteSaved = 'Note saved.'
export const saveNote = 'Save note'
export const aboutTheMessage = 'About the message'
export const otherCustomerNotice = (name: string) => `Different customer: you have ${name} open`
