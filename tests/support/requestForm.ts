/** The form of a service request as the screens' tests fill it in. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { listOpenCases, listServiceSubtypes, listServiceTypes } from '#shared/contract/cases'
import { kinds, subtypes } from './caseAnswers'
import { allRights, play } from './renderScreen'

export const noCases = { cases: [], total_count: 0, counts: { open: 0, waiting: 0, closed: 0, cancelled: 0 } }

/** Without the right to write requests. */
export const readOnly = allRights.map((right) => (right.name === 'SERVICETICKET' ? { ...right, write: false } : right))

/** The catalog that the form of a request asks for. */
export function playForm(): void {
  play(listServiceTypes, kinds)
  play(listServiceSubtypes, subtypes)
  play(listOpenCases, noCases)
}

export async function chooseOption(hands: UserEvent, label: string, option: string): Promise<void> {
  await hands.click(await screen.findByLabelText(label))
  await hands.click(await screen.findByTitle(option))
}
