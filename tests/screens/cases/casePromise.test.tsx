import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CasePromise } from '../../../renderer/features/cases/CasePromise'

describe('the text of a promised time', () => {
  it('names the day and hour in the provider’s time zone', () => {
    render(<CasePromise promisedAt="2026-11-24T00:00:00Z" timeZone="America/Chicago" />)
    expect(screen.getByText('Monday, November 23, at 6 PM CST')).toBeVisible()
  })

  it('includes the minutes if the time is not a full hour', () => {
    render(<CasePromise promisedAt="2026-11-23T16:05:00Z" timeZone="America/Chicago" />)
    expect(screen.getByText('Monday, November 23, at 10:05 AM CST')).toBeVisible()
  })
})
