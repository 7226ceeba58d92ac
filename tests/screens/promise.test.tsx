import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PromiseText } from '../../renderer/features/cases/PromiseText'

describe('what is promised by a moment', () => {
  it('names the day and the hour of the provider', () => {
    render(<PromiseText promisedAt="2026-11-24T00:00:00Z" timeZone="America/Chicago" />)
    expect(screen.getByText('Monday, November 23, at 6 PM CST')).toBeVisible()
  })

  it('names the minutes of a time that is not a full hour', () => {
    render(<PromiseText promisedAt="2026-11-23T16:05:00Z" timeZone="America/Chicago" />)
    expect(screen.getByText('Monday, November 23, at 10:05 AM CST')).toBeVisible()
  })
})
