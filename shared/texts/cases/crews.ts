/** Texts about the crews that visit customers. */

import { maxVisitsPerWindow } from '../../http/limits'

export const crewNameTaken = 'Another crew has this name. Choose a different one.'
export const crewEditConflict = 'Someone changed this crew after you opened it.'
export const categoryMissing = 'Choose at least one type of work'
export const weekdayMissing = 'Choose at least one day'
export const windowMissing = 'Choose at least one time of day'
export const visitsOutOfRange = `Enter a number from 1 to ${maxVisitsPerWindow}`
export const crewAdded = 'The crew was added.'
export const crewChanged = 'The crew was saved.'

export const crewsNotLoaded = 'We couldn’t load the crews.'
export const noCrews = 'There are no crews yet, so visits can be scheduled for any business day.'
export const addCrew = 'Add a crew'
export const editCrew = 'Edit the crew'
export const crewName = 'Name'
export const typesOfWork = 'Types of work'
export const communities = 'Communities'
export const workingDays = 'Days of the week'
export const timesOfDay = 'Times of day'
export const visitsPerWindow = 'Visits per time slot'
export const visitsHint = 'The most visits that this crew can have in the same time slot.'
export const isActive = 'Takes visits'
export const activeLabel = 'Schedule visits with this crew'
export const activeHint = 'Booked visits stay as they are, even if you change the areas or hours.'
export const savedVersion = (summary: string) => `Someone else saved this crew after you opened it: ${summary}`

export const daySheet = 'Day sheet'
export const crew = 'Crew'
export const visitsNotLoaded = 'We couldn’t load the visits.'
export const noVisits = 'No visits are booked for this crew on this day.'
export const printDaySheet = 'Print the day sheet'
export const sheetTitle = (crew: string, day: string) => `${crew}, ${day}`
export const promisedFor = (hours: string) => `Arrival window: ${hours}`
export const workPerformed = 'Work performed'
export const typeOfWork = 'Type of work'
