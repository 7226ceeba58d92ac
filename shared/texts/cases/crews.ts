/** Texts about the crews that visit customers. */

import { maxVisitsPerWindow } from '../../cases/crews'

export const crewNameTaken = 'Another crew has this name. Choose a different one.'
export const crewChangedMeanwhile = 'Someone changed this crew after you opened it.'
export const unknownCommunity = 'One of the communities is no longer served. Choose again.'
export const categoryMissing = 'Choose at least one type of work'
export const communityMissing = 'Choose at least one community'
export const weekdayMissing = 'Choose at least one day'
export const windowMissing = 'Choose at least one time of day'
export const visitsOutOfRange = `Enter a number from 1 to ${maxVisitsPerWindow}`
export const crewAdded = 'The crew was added.'
export const crewChanged = 'The crew was changed.'
