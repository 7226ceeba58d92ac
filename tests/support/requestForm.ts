/** Mocks and fills in the form of a service request, for screen tests. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { listOpenCases, listServiceSubtypes, listServiceTypes } from '#shared/contract/cases'
import { kinds, subtypes } from './caseAnswers'
import { allRights, play } from './renderScreen'

export const noCases = { cases: [], total_count: 0, counts: { open: 0, waiting: 0, closed: 0, cancelled: 0 } }

/** All rights except the right to write requests. */
export const readOnly = allRights.map((right) => (right.name === 'SERVICETICKET' ? { ...right, write: false } : right))

/** Mocks the catalog that the request form loads. */
export function playForm(): void {
  play(listServiceTypes, kinds)
  play(listServiceSubtypes, subtypes)
  play(listOpenCases, noCases)
}

export async function chooseOption(hands: UserEvent, label: string, option: string): Promise<void> {
  await hands.click(await screen.findByLabelText(label))
  await hands.click(await screen.findByTitle(option))
}
