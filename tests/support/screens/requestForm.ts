/** Mocks and fills in the form of a service request, for screen tests. */
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { listServiceSubtypes, listServiceTypes } from '#shared/contract/cases/caseCatalog'
import { listOpenCases } from '#shared/contract/cases/cases'
import { kinds, subtypes } from '../answers/caseAnswers'
import { allRights, mockCall } from './renderScreen'

export const noCases = { cases: [], total_count: 0, counts: { open: 0, waiting: 0, closed: 0, cancelled: 0 } }

/** All rights except the right to write requests. */
export const readOnly = allRights.map((right) => (right.name === 'SERVICETICKET' ? { ...right, write: false } : right))

/** Mocks the catalog that the request form loads. */
export function mockRequestForm(): void {
  mockCall(listServiceTypes, kinds)
  mockCall(listServiceSubtypes, subtypes)
  mockCall(listOpenCases, noCases)
}

export async function selectOption(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await screen.findByLabelText(label))
  await user.click(await screen.findByTitle(option))
}
